import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type History, did, historyLimit, historyOf, redo, undo } from './history.ts';
import { normalTurn, projectToPanorama } from './panorama.ts';
import { quizResult, quizViews, readQuizAnswers } from './quiz.ts';
import { anyHome } from './testing/any-home.ts';

describe('undo', () => {
  it('goes back and forth, and a new step forgets what was taken back', () => {
    const two = did(did(historyOf('a'), 'b'), 'c');
    expect(undo(two).now).toBe('b');
    expect(redo(undo(two))).toEqual(two);
    expect(did(undo(two), 'd')).toEqual({ past: ['a', 'b'], now: 'd', future: [] });
    expect(undo(historyOf('a'))).toEqual(historyOf('a'));
    expect(redo(two)).toBe(two);
  });

  it('holds fifty steps, the newest', () => {
    const steps = Array.from({ length: 60 }, (_, step) => step + 1);
    const long = steps.reduce((history, step) => did(history, step), historyOf(0));
    expect([long.past.length, historyLimit]).toEqual([50, 50]);
    const back = steps.reduce((history) => undo(history), long);
    expect(back.now).toBe(10);
  });

  it('is a walk along a line, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('do', 'undo', 'redo'), { maxLength: 45 }), (presses) => {
        // The model: a list and a place in it.
        let list = [0];
        let place = 0;
        let history: History<number> = historyOf(0);
        presses.forEach((press, at) => {
          if (press === 'do') {
            list = [...list.slice(0, place + 1), at + 1];
            place += 1;
            history = did(history, at + 1);
          } else if (press === 'undo') {
            place = Math.max(0, place - 1);
            history = undo(history);
          } else {
            place = Math.min(list.length - 1, place + 1);
            history = redo(history);
          }
          expect(history.now).toBe(list[place]);
        });
      }),
    );
  });
});

describe('the style check', () => {
  const pairs = [
    { left: 1, right: 2 },
    { left: 3, right: 4 },
    { left: 1, right: 3 },
    { left: 2, right: 4 },
  ];

  it('counts how often a style was chosen of how often it was shown', () => {
    // 1: two of two; 4: two of two.
    expect(quizResult(pairs, ['l', 'r', 'l', 'r'])).toEqual({
      styles: [
        { style: 1, percent: 50, pairs: [0, 2] },
        { style: 4, percent: 50, pairs: [1, 3] },
      ],
    });
    // 1: one of one (shown once, the second time skipped); 3: one of one.
    expect(quizResult(pairs, ['l', 'l', 's', 's']).styles.map(({ percent }) => percent)).toEqual([
      50, 50,
    ]);
    // 1: one of two, 3: two of two → 1 : 2.
    expect(quizResult(pairs, ['l', 'l', 'r', 's']).styles).toEqual([
      { style: 3, percent: 67, pairs: [1, 2] },
      { style: 1, percent: 33, pairs: [0] },
    ]);
  });

  it('says nothing when everything was skipped', () => {
    expect(quizResult(pairs, ['s', 's'])).toEqual({ styles: [] });
  });

  it('reads any address', () => {
    expect(readQuizAnswers('lrx<lrlrlr', 4)).toEqual(['l', 'r', 's', 's']);
    expect(readQuizAnswers('l'.repeat(90), 90)).toHaveLength(8);
  });

  it('adds up to a hundred', () => {
    const pair = fc.record({
      left: fc.integer({ min: 1, max: 5 }),
      right: fc.integer({ min: 6, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), fc.string(), (any, text) => {
        const { styles } = quizResult(any, readQuizAnswers(text, any.length));
        const sum = styles.reduce((all, { percent }) => all + percent, 0);
        expect(sum).toBe(styles.length === 0 ? 0 : 100);
      }),
    );
  });
});

describe('a point in a panorama', () => {
  const eye = { at: [1, 2, 1.5], turn: 0 } as const;

  it.each([
    ['ahead', [1, 5, 1.5], 0, 0],
    ['to the right', [4, 2, 1.5], Math.PI / 2, 0],
    ['to the left', [0, 2, 1.5], -Math.PI / 2, 0],
    ['up and ahead', [1, 3, 2.5], 0, Math.PI / 4],
    ['below', [1, 2, 0], 0, -Math.PI / 2],
    ['at the eye', [1, 2, 1.5], 0, 0],
  ] as const)('%s', (_, point, yaw, pitch) => {
    const seen = projectToPanorama(eye, point);
    expect(seen.yaw).toBeCloseTo(yaw);
    expect(seen.pitch).toBeCloseTo(pitch);
  });

  it('turns with the camera: what lies ahead is to the right of an eye that looks left', () => {
    expect(projectToPanorama({ ...eye, turn: Math.PI / 2 }, [1, 5, 1.5]).yaw).toBeCloseTo(
      Math.PI / 2,
    );
  });

  it('is the same direction from twice as far', () => {
    const near = fc.tuple(
      ...([0, 1, 2] as const).map(() => fc.double({ min: -9, max: 9, noNaN: true })),
    );
    fc.assert(
      fc.property(
        near,
        fc.double({ min: -7, max: 7, noNaN: true }),
        ([x = 0, y = 0, z = 0], turn) => {
          fc.pre(Math.hypot(x, y, z) > 0.01);
          const from = { at: [0, 0, 0], turn } as const;
          const one = projectToPanorama(from, [x, y, z]);
          const two = projectToPanorama(from, [2 * x, 2 * y, 2 * z]);
          expect(two.pitch).toBeCloseTo(one.pitch);
          expect(Math.cos(two.yaw - one.yaw)).toBeCloseTo(1);
          expect(Math.abs(one.yaw)).toBeLessThanOrEqual(Math.PI);
        },
      ),
    );
  });

  it('keeps angles within one turn', () => {
    expect(normalTurn(3 * Math.PI)).toBeCloseTo(Math.PI);
    expect(normalTurn(-2.5 * Math.PI)).toBeCloseTo(-Math.PI / 2);
  });
});

describe('the pairs of a home', () => {
  const room = (id: number, styles: number[]) => ({ id, styles, slots: [] });

  it('let each two styles meet once before any two meet again, in one room after the other', () => {
    const home = { styles: [1, 2, 3, 4], rooms: [room(10, [1, 2, 3, 4]), room(20, [1, 2, 3, 4])] };
    expect(quizViews(home)).toEqual([
      { room: 10, left: 1, right: 2 },
      { room: 20, left: 1, right: 3 },
      { room: 10, left: 1, right: 4 },
      { room: 20, left: 2, right: 3 },
      { room: 10, left: 2, right: 4 },
      { room: 20, left: 3, right: 4 },
      { room: 20, left: 1, right: 2 },
      { room: 10, left: 1, right: 3 },
    ]);
  });

  it('let none of nine styles sit out or come more often than others', () => {
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const views = quizViews({ styles: nine, rooms: [room(10, nine), room(20, nine)] });
    const shown = nine.map(
      (style) => views.filter(({ left, right }) => left === style || right === style).length,
    );
    expect(views).toHaveLength(8);
    expect(Math.min(...shown)).toBeGreaterThan(0);
    expect(Math.max(...shown)).toBe(2);
  });

  it('are none where no room is drawn in two styles', () => {
    expect(quizViews({ styles: [1, 2], rooms: [room(10, [1]), room(20, [2])] })).toEqual([]);
    expect(quizViews({ styles: [], rooms: [] })).toEqual([]);
  });

  it('show a room only in styles that it is drawn in, each pair once, eight at most', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const views = quizViews(home);
        expect(views.length).toBeLessThanOrEqual(8);
        for (const { room: id, left, right } of views) {
          const styles = home.rooms.find((one) => one.id === id)?.styles;
          expect(styles).toContain(left);
          expect(styles).toContain(right);
          expect(left).not.toBe(right);
        }
        expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(views.length);
      }),
    );
  });
});
