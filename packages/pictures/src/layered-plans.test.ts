import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { piecesOf, roomPlans } from '../render/layered.ts';

const studio = join(import.meta.dirname, '..', 'studio');

interface Product {
  id: string;
  build: [string, unknown];
}
const catalogue = new Map(
  readdirSync(join(studio, 'catalogue')).flatMap((file) =>
    (JSON.parse(readFileSync(join(studio, 'catalogue', file), 'utf8')) as Product[]).map(
      ({ id, build }) => [id, build[0]] as const,
    ),
  ),
);
const shells = readFileSync(join(studio, 'rooms', 'layered.py'), 'utf8');

/** What a slot may hold, by the models that the products are built from. */
const kinds: Record<string, RegExp> = {
  sofa: /sofa|sectional/,
  bed: /bed/,
  table: /table|desk|console/,
  rug: /rug/,
  lamp: /lamp|pendant|chandelier/,
  art: /art|mirror|shelf/,
  shelf: /shelf|bookcase|cabinet|chest|art|mirror/,
  chair: /chair|bench|stool|pouf/,
  refrigerator: /refrigerator/,
};

describe('the layered rooms', () => {
  const rooms = roomPlans();

  test('are two living rooms, two bedrooms, a kitchen, a home office, an open office and a meeting room', () => {
    expect(rooms.map(({ room }) => room).toSorted()).toEqual([
      'bedroom',
      'bedroom',
      'home-office',
      'kitchen',
      'living',
      'living',
      'meeting-room',
      'open-office',
    ]);
    for (const { shell } of rooms)
      expect(shells).toContain(`def ${shell.replaceAll('-', '_')}(wall, floor):`);
  });

  test('have three walls, three floors and five slots of three or four options; a kitchen and one living room a sixth for an appliance', () => {
    for (const { id, room, walls, floors, slots } of rooms) {
      for (const finishes of [walls, floors]) {
        expect(finishes.length, id).toBe(3);
        expect(new Set(finishes.map(({ material }) => material)).size, id).toBe(3);
      }
      expect(slots.length, id).toBe(room === 'kitchen' || id === 'living-2' ? 6 : 5);
      expect(slots.some(({ slot }) => slot === 'appliance')).toBe(id === 'living-2');
      expect(slots.some(({ slot }) => slot === 'refrigerator')).toBe(room === 'kitchen');
      for (const { slot, options } of slots) {
        const where = `${id} ${slot}`;
        expect([3, 4], where).toContain(options.length);
        expect(new Set(options.map(({ product }) => product)).size, where).toBe(options.length);
      }
    }
  });

  test('show in each slot the product that they name, and it is of the slot’s kind', () => {
    for (const { id, slots } of rooms)
      for (const { slot, options } of slots)
        for (const { product, put } of options) {
          const where = `${id} ${slot} ${product}`;
          const model = catalogue.get(product);
          expect(model, where).toBeDefined();
          expect(model, where).toMatch(kinds[slot] as RegExp);
          for (const [name] of put) expect(catalogue.get(name) ?? name, where).toBe(model);
        }
  });

  test('are rendered neutral base first, every file once, and joined bases after what they join', () => {
    for (const room of rooms) {
      const pieces = piecesOf(room, { neutral: 2, base: 2, option: 2 });
      const names = pieces.map(({ name }) => name);
      expect(names[0]).toBe(`base-${room.walls[0]?.id ?? ''}-${room.floors[0]?.id ?? ''}`);
      expect(new Set(names).size, room.id).toBe(names.length);
      const options = room.slots.reduce((sum, slot) => sum + slot.options.length, 0);
      expect(names.length, room.id).toBe(9 + options);
      const joined = pieces.filter(({ of }) => of);
      expect(joined.length, room.id).toBe(4);
      for (const { name, of = [] } of joined)
        for (const part of of)
          expect(names.indexOf(part), `${name} of ${part}`).toBeLessThan(names.indexOf(name));
    }
  });
});
