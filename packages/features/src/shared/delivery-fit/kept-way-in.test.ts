import { usualWaysIn } from '@hien/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { keepWayIn, readKeptWayIn } from './kept-way-in.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (stored.get('full') === 'yes') throw new Error('QuotaExceededError');
    stored.set(key, value);
  },
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => {
  stored.clear();
  keepWayIn(null);
});

it('is there again, the same value each time, until it is forgotten', () => {
  expect(readKeptWayIn()).toBeNull();
  keepWayIn(usualWaysIn.flat);
  expect(readKeptWayIn()).toEqual(usualWaysIn.flat);
  expect(readKeptWayIn()).toBe(readKeptWayIn());
  keepWayIn(null);
  expect(readKeptWayIn()).toBeNull();
  expect(stored.size).toBe(0);
});

it('takes nothing that others wrote there', () => {
  stored.set('hien-way-in', 'door-1x1');
  expect(readKeptWayIn()).toBeNull();
});

it('lasts as long as the page where the storage is full', () => {
  stored.set('full', 'yes');
  keepWayIn(usualWaysIn.villa);
  expect(readKeptWayIn()).toEqual(usualWaysIn.villa);
});
