import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKept, keepPieces, readKept } from './kept-pieces.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps several things, and more of the same as one', () => {
  expect(keepPieces([{ optionId: 7, quantity: 1 }])).toBe(1);
  const { key } = readKept();
  expect(
    keepPieces([
      { optionId: 9, quantity: 2 },
      { optionId: 7, quantity: 3 },
    ]),
  ).toBe(2);
  expect(readKept().pieces).toEqual([
    { optionId: 7, quantity: 4 },
    { optionId: 9, quantity: 2 },
  ]);
  // Another wish: what was sent under the first key does not stand for it.
  expect(readKept().key).not.toBe(key);
  expect(readKept()).toBe(readKept());
  forgetKept();
  expect(readKept().pieces).toEqual([]);
});

it('takes no more than one request may add, and at most what a line may hold', () => {
  keepPieces(Array.from({ length: 60 }, (_, at) => ({ optionId: at + 1, quantity: 9_000 })));
  keepPieces([{ optionId: 60, quantity: 9_000 }]);
  const { pieces } = readKept();
  expect([pieces.length, pieces.at(-1)]).toEqual([50, { optionId: 60, quantity: 9_999 }]);
});

it('reads nothing out of what others wrote there', () => {
  for (const text of ['', '{', '[]', '{"key":"x","pieces":[]}', '{"key":"abcdefgh","pieces":4}']) {
    stored.set('hien-kept', text);
    expect(readKept().pieces, text).toEqual([]);
  }
  stored.set(
    'hien-kept',
    '{"key":"abcdefgh","pieces":[null,{"optionId":-1},{"optionId":2,"quantity":1}]}',
  );
  expect(readKept().pieces).toEqual([{ optionId: 2, quantity: 1 }]);
});

it('a storage that is closed keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepPieces([{ optionId: 7, quantity: 1 }])).toBe(0);
});
