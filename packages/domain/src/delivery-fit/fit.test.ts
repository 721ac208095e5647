import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CarriedPiece, sidesOf } from './carried-size.ts';
import { decisive, fitAnswers, fits, fitsAnywhere, fitWays, isTight } from './fit.ts';
import { rectangleFits, throughOpening } from './opening.ts';
import {
  type Obstacle,
  type WayIn,
  measuresIn,
  measuresOf,
  obstacles,
  readWayIn,
  usualWaysIn,
  wayInBounds,
} from './way-in.ts';

const onlyDoor = (width: number, height: number): WayIn => ({
  door: { width, height },
  corner: null,
  lift: null,
  stairs: null,
});

const piece = (
  width: number,
  depth: number,
  height: number,
  withoutLegs: CarriedPiece['withoutLegs'] = null,
): CarriedPiece => ({ boxes: [sidesOf(width, depth, height)], by: 'piece', withoutLegs });

const answerAt = (of: CarriedPiece, way: WayIn, obstacle: Obstacle) =>
  fitAnswers(of, way).find((one) => one.obstacle === obstacle);

describe('through a door', () => {
  const door = onlyDoor(80, 210);

  it('goes with its smallest end first', () => {
    expect(answerAt(piece(240, 76, 95), door, 'door')).toMatchObject({
      way: 'straight',
      room: 4,
      measure: 'width',
    });
  });

  it('lacks what the door lacks', () => {
    expect(answerAt(piece(200, 86, 84), door, 'door')).toMatchObject({
      way: 'none',
      room: 4,
      measure: 'width',
      pose: { at: 'door', across: 84, up: 86 },
    });
  });

  it('counts a begun centimetre against the piece', () => {
    expect(answerAt(piece(200, 90, 79.5), door, 'door')?.room).toBe(0);
    expect(answerAt(piece(200, 90, 80.1), door, 'door')).toMatchObject({ way: 'none', room: 1 });
  });

  it('goes without its legs where they keep it out', () => {
    const sofa = piece(220, 95, 84, sidesOf(220, 95, 72));
    expect(answerAt(sofa, door, 'door')).toMatchObject({ way: 'without-legs', room: 8 });
  });

  it('leans where neither side stands upright: a board as high as the door and a little', () => {
    const tall = piece(300, 212, 4);
    expect(answerAt(tall, door, 'door')?.way).toBe('tilted');
  });

  it('lacks every measure where no measure alone would do', () => {
    expect(answerAt(piece(700, 650, 640), onlyDoor(80, 100), 'door')).toMatchObject({
      way: 'none',
      measure: null,
    });
  });
});

describe('into a lift', () => {
  const lift = (depth: number, height = 230): WayIn => ({
    ...onlyDoor(300, 300),
    lift: { doorWidth: 90, doorHeight: 210, width: 160, depth, height },
  });

  it('stands on its end as high as the door, not as the cabin', () => {
    expect(answerAt(piece(205, 88, 80), lift(100), 'lift')?.way).toBe('straight');
    expect(answerAt(piece(215, 88, 80), lift(100), 'lift')).toMatchObject({ way: 'none' });
  });

  it('leans back in a deep cabin', () => {
    expect(answerAt(piece(225, 30, 80), lift(140), 'lift')).toMatchObject({
      way: 'tilted',
      pose: { at: 'lift', leans: 'back' },
    });
  });
});

describe('up the stairs', () => {
  const stairs = (width: number, landing: number): WayIn => ({
    ...onlyDoor(300, 300),
    stairs: { width, height: 220, landing },
  });

  it('takes a cabinet on its end round the landing', () => {
    expect(answerAt(piece(200, 60, 50), stairs(85, 85), 'stairs')?.way).toBe('straight');
  });

  it('is stopped by the landing, drawn where it sticks', () => {
    expect(answerAt(piece(260, 80, 75), stairs(85, 85), 'stairs')).toMatchObject({
      way: 'none',
      pose: { at: 'corner', by: 'stuck' },
    });
  });
});

it('takes the worst of several boxes', () => {
  const packed: CarriedPiece = {
    boxes: [sidesOf(40, 40, 40), sidesOf(200, 79, 90), sidesOf(100, 70, 70)],
    by: 'packing',
    withoutLegs: null,
  };
  const answers = fitAnswers(packed, onlyDoor(80, 210));
  expect(answers).toHaveLength(1);
  expect(decisive(answers)).toMatchObject({ way: 'straight', room: 1 });
  expect(answers.map(isTight)).toEqual([true]);
});

it('knows what fits any home', () => {
  expect(fitsAnywhere(piece(45, 40, 40))).toBe(true);
  expect(fitsAnywhere(piece(200, 90, 80))).toBe(false);
});

/** The narrow and the wide half of what can be measured, so that both answers come up. */
const wayIn = (): fc.Arbitrary<WayIn> => {
  const measures = (obstacle: Obstacle) =>
    fc.record(
      Object.fromEntries(
        measuresOf[obstacle].map((name) => {
          const [min] = (wayInBounds[obstacle] as Record<string, readonly [number, number]>)[
            name
          ] ?? [0];
          return [name, fc.integer({ min, max: min + 120 })];
        }),
      ),
    );
  return fc
    .record({
      door: measures('door'),
      corner: fc.option(measures('corner')),
      lift: fc.option(measures('lift')),
      stairs: fc.option(measures('stairs')),
    })
    .map((way) => way as unknown as WayIn);
};
const side = fc.integer({ min: 20, max: 280 });
const anyPiece = fc
  .tuple(side, side, side, fc.boolean())
  .map(([w, d, h, legs]) => piece(w, d, h, legs && h > 25 ? sidesOf(w, d, h - 12) : null));

const rankOf = (way: (typeof fitWays)[number]) => fitWays.indexOf(way);

describe('whatever the measures', () => {
  it('a larger opening never makes it worse', () => {
    fc.assert(
      fc.property(
        anyPiece,
        wayIn(),
        fc.nat(4),
        fc.nat(3),
        fc.nat(40),
        (of, way, name, which, more) => {
          const before = fitAnswers(of, way);
          const { obstacle } = before[which % before.length] ?? { obstacle: 'door' as const };
          const names = measuresOf[obstacle];
          const measure = names[name % names.length] ?? 'width';
          const values = measuresIn(way, obstacle) ?? {};
          const wider = {
            ...way,
            [obstacle]: { ...values, [measure]: (values[measure] ?? 0) + more },
          };
          const was = before.find((one) => one.obstacle === obstacle);
          const is = answerAt(of, wider, obstacle);
          expect(rankOf(is?.way ?? 'none')).toBeLessThanOrEqual(rankOf(was?.way ?? 'straight'));
          if (is?.way === was?.way && is?.way !== 'none')
            expect(is?.room).toBeGreaterThanOrEqual(was?.room ?? 0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('which side is called the width says nothing', () => {
    fc.assert(
      fc.property(side, side, side, wayIn(), (a, b, c, way) => {
        const wanted = fitAnswers(piece(a, b, c), way);
        for (const [w, d, h] of [
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const)
          expect(fitAnswers(piece(w, d, h), way)).toEqual(wanted);
      }),
      { numRuns: 40 },
    );
  });

  it('a smaller piece never fits worse', () => {
    fc.assert(
      fc.property(side, side, side, fc.nat(15), wayIn(), (a, b, c, less, way) => {
        const fitted = fits(piece(a, b, c), way);
        expect(fitted && !fits(piece(a - less, b, c), way)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('the room is exact: as much less still passes, a centimetre more does not', () => {
    fc.assert(
      fc.property(anyPiece, wayIn(), (of, way) => {
        for (const { obstacle, way: found, room, measure } of fitAnswers(of, way)) {
          if (measure === null) continue;
          const values = measuresIn(way, obstacle) ?? {};
          const at = (by: number) =>
            rankOf(
              answerAt(
                of,
                { ...way, [obstacle]: { ...values, [measure]: (values[measure] ?? 0) + by } },
                obstacle,
              )?.way ?? 'none',
            );
          if (found === 'none') {
            expect(at(room)).toBeLessThan(rankOf('none'));
            expect(at(room - 1)).toBe(rankOf('none'));
          } else {
            expect(at(-room)).toBeLessThanOrEqual(rankOf(found));
            expect(at(-room - 1)).toBeGreaterThan(rankOf(found));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('one answer decides as all of them together', () => {
    fc.assert(
      fc.property(anyPiece, wayIn(), (of, way) => {
        expect(fits(of, way)).toBe(fitAnswers(of, way).every((one) => one.way !== 'none'));
      }),
      { numRuns: 100 },
    );
  });
});

/** No formula: every angle to a fifth of a degree. */
const sampledFits = (p: number, q: number, a: number, b: number): boolean =>
  Array.from({ length: 451 }, (_, at) => (at * Math.PI) / 900).some(
    (angle) =>
      p * Math.cos(angle) + q * Math.sin(angle) <= a &&
      p * Math.sin(angle) + q * Math.cos(angle) <= b,
  );

it('a leaning rectangle agrees with trying every angle', () => {
  fc.assert(
    fc.property(side, side, side, side, (one, two, three, four) => {
      const [p, q] = [Math.max(one, two), Math.min(one, two)];
      const [a, b] = [Math.max(three, four), Math.min(three, four)];
      const sampled = sampledFits(p, q, a, b);
      const said = rectangleFits([p, q], [a, b]);
      // Between two samples there is room for half a centimetre.
      const withRoom = rectangleFits([p + 0.5, q + 0.5], [a, b]);
      const through = throughOpening(sidesOf(400, p, q), a, b, true) !== null;
      expect({ sampled: sampled && !said, withRoom: withRoom && !sampled, through }).toEqual({
        sampled: false,
        withRoom: false,
        through: through && said,
      });
    }),
    { numRuns: 2000 },
  );
});

it('answers in less than five milliseconds', () => {
  const way = readWayIn('door-80x210_corner-90x90x260_lift-90x210x160x140x230_stairs-85x210x85');
  if (way === null) throw new Error('no way in');
  const sofa = piece(246, 96, 88, sidesOf(240, 90, 70));
  fitAnswers(sofa, way);
  const took = Array.from({ length: 20 }, () => {
    const begun = performance.now();
    fitAnswers(sofa, way);
    return performance.now() - begun;
  });
  // The fastest: on a busy machine most of them wait for others.
  expect(Math.min(...took)).toBeLessThan(5);
});

it('every usual way in is made of what can be measured', () => {
  for (const way of Object.values(usualWaysIn))
    for (const obstacle of obstacles)
      for (const [name, value] of Object.entries(measuresIn(way, obstacle) ?? {})) {
        const bounds = wayInBounds[obstacle] as Record<string, readonly [number, number]>;
        expect(value).toBeGreaterThanOrEqual(bounds[name]?.[0] ?? Infinity);
        expect(value).toBeLessThanOrEqual(bounds[name]?.[1] ?? 0);
      }
});
