import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptRooms, forgetRooms, keepRooms, readKeptRooms } from './kept-rooms.ts';

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

const rooms = (code: string, name = 'Của tôi'): KeptRooms => ({
  project: 'vuon-song',
  unit: 1,
  home: 'Căn A',
  name,
  code,
});

it('keeps the newest first, the same choice once, and five', () => {
  for (const code of ['1.1.1.1', '1.1.2.1', '1.1.3.1', '1.1.1.1']) keepRooms(rooms(code, code));
  expect(readKeptRooms().map(({ code }) => code)).toEqual(['1.1.1.1', '1.1.3.1', '1.1.2.1']);
  for (const code of ['a', 'b', 'c']) keepRooms(rooms(code));
  expect(readKeptRooms().map(({ code }) => code)).toEqual(['c', 'b', 'a', '1.1.1.1', '1.1.3.1']);
  expect(readKeptRooms()).toBe(readKeptRooms());
});

it('forgets one', () => {
  keepRooms(rooms('a'));
  keepRooms(rooms('b'));
  forgetRooms('b');
  expect(readKeptRooms().map(({ code }) => code)).toEqual(['a']);
  forgetRooms('a');
  expect(stored.size).toBe(0);
});

it.each([
  ['nothing', ''],
  ['half a list', '['],
  ['no list', '{"0":{}}'],
  ['null in it', '[null]'],
  ['an address elsewhere', JSON.stringify([{ ...rooms('a'), project: '../../evil' }])],
  ['a negative home', JSON.stringify([{ ...rooms('a'), unit: -1 }])],
  ['a name of blanks', JSON.stringify([{ ...rooms('a'), name: '  ' }])],
  ['a name without end', JSON.stringify([{ ...rooms('a'), name: 'x'.repeat(81) }])],
  ['a script as its code', JSON.stringify([rooms('<script>')])],
  ['a code of 10 kB', JSON.stringify([rooms('1'.repeat(10_000))])],
])('reads nothing out of %s', (_, text) => {
  stored.set('hien-rooms-kept', text);
  expect(readKeptRooms()).toEqual([]);
});

it('a storage that is closed keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepRooms(rooms('a'))).toBe(false);
});
