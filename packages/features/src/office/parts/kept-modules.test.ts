import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepModule, readKeptModules } from './kept-modules.ts';

describe('kept modules', () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        kept[key] = value;
      },
    });
    return () => vi.unstubAllGlobals();
  });

  it('keeps the latest first, each once, and lets go', () => {
    for (const number of [3, 1, 3]) keepModule(number, true);
    expect(readKeptModules()).toEqual([3, 1]);
    expect(readKeptModules()).toBe(readKeptModules());
    keepModule(3, false);
    expect(readKeptModules()).toEqual([1]);
  });

  it.each(['{', '"text"', '{"1":1}', '[999,"2",null,-3,0.5,[1]]'])(
    'reads %s without a fuss',
    (text) => {
      kept['hien-office-kept'] = text;
      expect(readKeptModules()).toEqual([]);
    },
  );

  it('holds until the page is left what a closed storage does not take', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    });
    keepModule(2, true);
    expect(readKeptModules()).toEqual([2]);
  });
});
