import type { Door } from '@hien/domain/office-plan';
import { describe, expect, it } from 'vitest';
import { byHandNames, moved, planByHand, planOf } from './corpus.ts';
import { drawPlan } from './draw/draw-plan.ts';
import { styles } from './draw/styles.ts';
import { conditions } from './picture/conditions.ts';
import { projecting, projected, turning, warped } from './picture/warp.ts';
import { normalOf, type Opening, openingsOf } from './plan/openings.ts';
import { randomFrom, seedOf } from './plan/random.ts';
import { type Box, overlap, roomsOf } from './plan/rooms.ts';
import { wallsOf } from './plan/walls.ts';
import { interval } from './score/interval.ts';
import { iou, match } from './score/match.ts';
import { figuresOf, scorePlan } from './score/score.ts';

const seeds = Array.from({ length: 60 }, (_, index) => seedOf('test', index));
const [style] = styles;
if (!style) throw new Error('there are no styles');

const door = (more: Partial<Door> = {}): Door => ({
  kind: 'single',
  opening: [[100, 100], [180, 100]], // prettier-ignore
  hinge: 'start',
  swing: 'left',
  width: 80,
  certainty: 'sure',
  ...more,
});

/** What the leaves of an opening pass over. */
function sweptBy({ what, from, to, swing }: Opening): Box[] {
  if (!swing) return [];
  const deep = Math.hypot(to[0] - from[0], to[1] - from[1]) / (what === 'double' ? 2 : 1);
  const [x, y] = normalOf(from, to, swing);
  const xs = [from[0], to[0], from[0] + x * deep];
  const ys = [from[1], to[1], from[1] + y * deep];
  return [
    {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
  ];
}

const crossings = (boxes: readonly Box[]): number =>
  boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other))).length;

describe('the generator of plans', () => {
  it('draws the same plan of the same seed, and another of another', () => {
    expect(drawPlan(7, style)).toEqual(drawPlan(7, style));
    expect(drawPlan(7, style).svg).not.toBe(drawPlan(8, style).svg);
  });

  it('has an entrance, partitions of several thicknesses and outlines that are no rectangle', () => {
    const seen = seeds.map((seed) => {
      const random = randomFrom(seed);
      const rooms = roomsOf(random);
      const walls = wallsOf(rooms, random);
      const { openings } = openingsOf(walls, style.doors, random);
      const outer = Math.max(...walls.sides.filter((side) => side.rooms.length === 1).map((side) => side.thickness)); // prettier-ignore
      const whole = rooms.boxes.reduce(
        (area, { left, right, top, bottom }) => area + (right - left) * (bottom - top),
        0,
      );
      const around =
        (Math.max(...rooms.boxes.map(({ right }) => right)) - Math.min(...rooms.boxes.map(({ left }) => left))) *
        (Math.max(...rooms.boxes.map(({ bottom }) => bottom)) - Math.min(...rooms.boxes.map(({ top }) => top))); // prettier-ignore
      return {
        entrance: openings.some(({ what, thickness }) => thickness === outer && (what === 'single' || what === 'double')), // prettier-ignore
        thicknesses: new Set(walls.walls.map(({ thickness }) => thickness)).size,
        crossing: crossings(openings.flatMap(sweptBy)),
        rectangle: whole > around - 1e-6 && walls.cutCorners.length === 0,
      };
    });
    expect(seen.filter(({ entrance }) => !entrance)).toEqual([]);
    expect(seen.map(({ crossing }) => crossing).filter((count) => count > 0)).toEqual([]);
    expect(seen.filter(({ thicknesses }) => thicknesses >= 3).length).toBeGreaterThan(30);
    expect(seen.filter(({ rectangle }) => !rectangle).length).toBeGreaterThan(30);
  });

  it('has ten styles, four of them held out', () => {
    expect(styles.length).toBe(10);
    expect(styles.filter(({ heldOut }) => heldOut).length).toBe(4);
  });

  it('moves the doors with the picture under each condition', async () => {
    for (const condition of conditions) {
      const { picture, doors } = await planOf('open', style, condition, 3);
      expect(picture.pixels.length).toBe(picture.width * picture.height);
      for (const { opening } of doors)
        for (const [x, y] of opening) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(picture.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(picture.height);
        }
    }
  });

  it('reads twelve plans drawn by hand, with their doors', async () => {
    expect(byHandNames.length).toBe(12);
    const plans = await Promise.all(byHandNames.map((name) => planByHand(name, 'drawn')));
    expect(plans.flatMap(({ doors }) => doors).length).toBeGreaterThan(45);
    expect(plans.every(({ doors }) => doors.length >= 3)).toBe(true);
  });
});

describe('projections', () => {
  it('turns a sheet clockwise onto one that holds it', () => {
    const { matrix, width, height } = turning(300, 200, 90);
    expect([width, height]).toEqual([200, 300]);
    const [x, y] = projected(matrix, [0, 0]);
    expect(x).toBeCloseTo(200, 9);
    expect(y).toBeCloseTo(0, 9);
  });

  it('takes the corners of a sheet where they are told', () => {
    const matrix = projecting(300, 200, [[5, 7], [290, 3], [299, 190], [2, 198]]); // prettier-ignore
    expect(projected(matrix, [300, 200]).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([299, 190]); // prettier-ignore
    expect(projected(matrix, [0, 200]).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([2, 198]); // prettier-ignore
  });

  it('moves what is drawn as it moves points', () => {
    const picture = { pixels: Uint8Array.from([0, 50, 100, 150, 200, 250]), width: 3, height: 2 };
    const mirror = warped(picture, [-1, 0, 3, 0, 1, 0, 0, 0, 1], picture, 255);
    expect([...mirror.pixels]).toEqual([100, 50, 0, 250, 200, 150]);
  });

  it('opens a door to the other side in a mirror, and to the same when turned', () => {
    expect(moved(door(), [-1, 0, 500, 0, 1, 0, 0, 0, 1]).swing).toBe('right');
    expect(moved(door(), turning(400, 300, 90).matrix).swing).toBe('left');
  });
});

describe('the score', () => {
  it('compares the squares over two openings', () => {
    expect(iou(door(), door())).toBeCloseTo(1, 9);
    // Half of each square is in the other: a third of both together.
    expect(iou(door(), door({ opening: [[140, 100], [220, 100]] }))).toBeCloseTo(1 / 3, 9); // prettier-ignore
    expect(iou(door(), door({ opening: [[400, 100], [480, 100]] }))).toBe(0); // prettier-ignore
  });

  it('gives each real door at most one found', () => {
    const near = door({ opening: [[104, 100], [184, 100]] }); // prettier-ignore
    const { pairs, missed, invented } = match([door()], [near, door()]);
    expect(pairs.map(({ iou: value }) => value)).toEqual([1]);
    expect([missed, invented]).toEqual([[], [near]]);
  });

  it('takes a door told from its other end as the same', () => {
    const turned = door({ opening: [[180, 100], [100, 100]], hinge: 'end', swing: 'right' }); // prettier-ignore
    expect(scorePlan([door()], [turned], 0)).toMatchObject({ right: 1, placed: 1, hung: 1, corrections: 0 }); // prettier-ignore
    expect(scorePlan([door()], [door({ hinge: 'end' })], 0)).toMatchObject({ hung: 0, corrections: 1 }); // prettier-ignore
  });

  it('adds up plans, and says how sure the sum is', () => {
    const good = scorePlan([door()], [door()], 1);
    const bad = scorePlan([door()], [], 3);
    expect(figuresOf([good, bad])).toMatchObject({ precision: 1, recall: 0.5, f1: 2 / 3, seconds: 2, medianCorrections: 0.5 }); // prettier-ignore
    const [low, high] = interval([[good, bad, good, bad]], ([plans = []]) => figuresOf(plans).recall); // prettier-ignore
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
  });
});
