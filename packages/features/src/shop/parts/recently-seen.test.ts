import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEEN_AT_MOST, forgetSeen, readSeen, rememberSeen } from './recently-seen.ts';

describe('recently seen', () => {
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

  it('keeps the latest first, each once, and no more than its limit', () => {
    for (let id = 1; id <= 25; id += 1) rememberSeen(id);
    rememberSeen(20);
    expect(readSeen()).toHaveLength(SEEN_AT_MOST);
    expect(readSeen().slice(0, 3)).toEqual([20, 25, 24]);
    expect(new Set(readSeen()).size).toBe(SEEN_AT_MOST);
    forgetSeen();
    expect(readSeen()).toEqual([]);
  });

  it.each(['{', '"text"', '[1,"2",null,-3,0.5,7]'])('reads %s without a fuss', (text) => {
    kept['hien-seen'] = text;
    expect(readSeen().every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });

  it('does without a storage that is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
    rememberSeen(1);
    expect(readSeen()).toEqual([]);
  });
});
