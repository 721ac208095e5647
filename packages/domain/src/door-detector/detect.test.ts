import { describe, expect, it } from 'vitest';
import type { Door, Point } from '../office-plan/doors.ts';
import { detectPlan, type GreyPicture } from './index.ts';

type Drawing = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

const paper = (width: number, height: number, value = 255): Drawing => ({
  pixels: new Uint8Array(width * height).fill(value),
  width,
  height,
});

function box(
  { pixels, width }: Drawing,
  left: number,
  top: number,
  right: number,
  bottom: number,
  value = 20,
): void {
  for (let y = top; y < bottom; y += 1) pixels.fill(value, y * width + left, y * width + right);
}

/** A quarter circle, two pixels wide, from beside its centre to over or under it. */
function quarter(
  { pixels, width }: Drawing,
  x: number,
  y: number,
  radius: number,
  towardsX: number,
  towardsY: number,
): void {
  for (let angle = 0; angle <= Math.PI / 2; angle += 0.002)
    for (const off of [-0.5, 0.5]) {
      const at =
        Math.round(y + towardsY * (radius + off) * Math.sin(angle)) * width +
        Math.round(x + towardsX * (radius + off) * Math.cos(angle));
      pixels[at] = 40;
    }
}

/**
 * Two rooms of 9 × 6 m, 100 pixels to the metre: thick walls around, a thin one between them. One leaf is in the thin wall (hung at its
 * lower end, it opens to the left), one in the lower wall; a window is in the upper one, an opening without a leaf in the right one.
 */
function twoRooms(arcs: 'arcs' | 'no arcs' = 'arcs'): Drawing {
  const plan = paper(1000, 700);
  box(plan, 50, 50, 950, 80);
  box(plan, 50, 620, 950, 650);
  box(plan, 50, 50, 80, 650);
  box(plan, 920, 50, 950, 650);
  box(plan, 440, 80, 450, 620);
  box(plan, 438, 300, 452, 385, 255);
  box(plan, 355, 384, 440, 386);
  if (arcs === 'arcs') quarter(plan, 440, 385, 85, -1, -1);
  box(plan, 600, 618, 690, 652, 255);
  box(plan, 600, 530, 602, 620);
  if (arcs === 'arcs') quarter(plan, 600, 620, 90, 1, -1);
  box(plan, 200, 50, 350, 80, 255);
  for (const y of [50, 64, 78]) box(plan, 200, y, 350, y + 2);
  box(plan, 918, 200, 952, 300, 255);
  return plan;
}

function turned({ pixels, width, height }: GreyPicture): GreyPicture {
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      out[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  return { pixels: out, width: height, height: width };
}

function mirrored({ pixels, width, height }: GreyPicture): GreyPicture {
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      out[y * width + (width - 1 - x)] = pixels[y * width + x] ?? 0;
  return { pixels: out, width, height };
}

/** Where a door's leaf hangs and which way it opens, whichever end its opening was started from. */
function told({ kind, opening: [start, end], hinge, swing }: Door): string {
  const hung = hinge === 'end' ? end : start;
  const shut = hinge === 'end' ? start : end;
  const left = hinge === 'end' ? swing === 'right' : swing === 'left';
  return `${kind} hung at ${near(hung)}, shuts at ${near(shut)}, ${left ? 'left' : 'right'} from the hinge`;
}

const near = (point: Point): string => point.map((value) => Math.round(value / 20) * 20).join(',');
const all = (doors: readonly Door[]): string[] => doors.map(told).toSorted();

/** The doors of a drawing whose points are somewhere else. */
const seen = (doors: readonly Door[], place: (point: Point) => Point, mirror: boolean): Door[] =>
  doors.map((door) => ({
    ...door,
    opening: [place(door.opening[0]), place(door.opening[1])],
    ...(door.swing && mirror && { swing: door.swing === 'left' ? 'right' : 'left' }),
  }));

const rooms = twoRooms();
const { doors } = detectPlan(rooms);

describe('doors on a picture', () => {
  it('are found with their hinge and their side; windows and bare openings are none', () => {
    expect(all(doors)).toEqual([
      'single hung at 440,380, shuts at 440,300, left from the hinge',
      'single hung at 600,640, shuts at 700,640, left from the hinge',
    ]);
    expect(doors.map(({ width }) => Math.round(width / 10)).toSorted()).toEqual([9, 9]);
    expect(doors.every(({ certainty }) => certainty === 'sure')).toBe(true);
  });

  it('turn and mirror with the picture', () => {
    const quarterTurn = (point: Point): Point => [rooms.height - point[1], point[0]];
    expect(all(detectPlan(turned(rooms)).doors)).toEqual(all(seen(doors, quarterTurn, false)));
    const mirror = (point: Point): Point => [rooms.width - point[0], point[1]];
    expect(all(detectPlan(mirrored(rooms)).doors)).toEqual(all(seen(doors, mirror, true)));
  });

  it('are found in white on black, in grey, and in a small picture that was enlarged', () => {
    expect(
      all(detectPlan({ ...rooms, pixels: rooms.pixels.map((value) => 255 - value) }).doors),
    ).toEqual(all(doors));
    expect(
      all(detectPlan({ ...rooms, pixels: rooms.pixels.map((value) => 120 + value * 0.5) }).doors),
    ).toEqual(all(doors));
  });
});

describe('rooms on a picture', () => {
  /** Corners as the plan was drawn: by the tens of pixels, from the upper left one on. */
  const corners = (outline: readonly Point[]): string =>
    outline
      .map(([x, y]): Point => [Math.round(x / 10) * 10, Math.round(y / 10) * 10])
      .toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx)
      .map((corner) => corner.join(','))
      .join(' ');
  const left = '80,80 440,80 80,620 440,620';
  const right = '450,80 920,80 450,620 920,620';

  it('lie between the inner faces of their walls; doors, windows and bare openings shut them', () => {
    expect(detectPlan(rooms).rooms.map(corners)).toEqual([right, left]);
  });

  it('do not mind what stands in them, or a wall that ends in them', () => {
    const furnished = twoRooms();
    box(furnished, 600, 300, 700, 380);
    box(furnished, 150, 200, 156, 203);
    box(furnished, 80, 440, 240, 450);
    expect(detectPlan(furnished).rooms.map(corners)).toEqual([right, left]);
  });

  it('lie on a picture that was turned', () => {
    const seen = detectPlan(turned(rooms)).rooms.map(corners);
    expect(seen).toEqual(['80,450 620,450 80,920 620,920', '80,80 620,80 80,440 620,440']);
  });

  it('are none where a wall is missing', () => {
    const open = twoRooms();
    box(open, 700, 40, 930, 660, 255);
    expect(detectPlan(open).rooms.map(corners)).toEqual([left]);
  });
});

describe('doors without arcs', () => {
  it('are told by their leaves, where the plan draws no arcs at all', () => {
    const plain = twoRooms('no arcs');
    const found = detectPlan(plain).doors;
    expect(all(found)).toEqual(all(doors));
    expect(found.every(({ certainty }) => certainty === 'check')).toBe(true);
  });
});

describe('pictures that are no plan', () => {
  /** Numbers that are the same in every run. */
  function noise(amount: number): (at: number) => number {
    let state = 7;
    return () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >> 16) % amount;
    };
  }
  const filled = (width: number, height: number, value: (at: number) => number): GreyPicture => ({
    pixels: Uint8Array.from({ length: width * height }, (_, at) => value(at)),
    width,
    height,
  });

  it.each([
    ['nothing at all', paper(0, 0)],
    ['one pixel', paper(1, 1)],
    ['blank paper', paper(900, 700)],
    ['all black', paper(900, 700, 0)],
    ['a strip', filled(20_000, 50, noise(256))],
    ['a column', filled(50, 20_000, (at) => (at % 7) * 36)],
    ['noise', filled(800, 600, noise(256))],
    ['grain', filled(1200, 900, noise(30))],
    [
      'a chequered board',
      filled(640, 640, (at) => (((at >> 3) + (Math.floor(at / 640) >> 3)) % 2 ? 255 : 0)),
    ],
    [
      'soft shades',
      filled(800, 600, (at) => 128 + 100 * Math.sin(at / 9000) * Math.cos((at % 800) / 70)),
    ],
    [
      'a close grid',
      filled(1600, 1200, (at) => (at % 25 < 3 || Math.floor(at / 1600) % 25 < 3 ? 0 : 255)),
    ],
  ])('%s: no door', (_, picture) => {
    expect(detectPlan(picture).doors).toEqual([]);
  });
});
