import { beforeEach, expect, test, vi } from 'vitest';
import { keepPress, takePress } from './kept-presses.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a press that was kept is taken once, and only by its own heart', () => {
  keepPress('like:share:12');
  keepPress('like:share:12');
  expect(takePress('save:share:12')).toBe(false);
  expect(takePress('like:share:1')).toBe(false);
  expect(takePress('like:share:12')).toBe(true);
  expect(takePress('like:share:12')).toBe(false);
  expect(stored.size).toBe(0);
});

test('the newest twenty are kept', () => {
  for (let id = 1; id <= 25; id += 1) keepPress(`save:product:${id}`);
  expect(takePress('save:product:5')).toBe(false);
  expect(takePress('save:product:6')).toBe(true);
  expect(takePress('save:product:25')).toBe(true);
});

test.each(['{', '{"a":1}', '[1,null]', 'null'])('%s on the device is nothing kept', (text) => {
  stored.set('hien-hearts', text);
  expect(takePress('like:share:1')).toBe(false);
  keepPress('like:share:1');
  expect(takePress('like:share:1')).toBe(true);
});
