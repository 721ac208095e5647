import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictures } from './index.ts';
import { planRooms } from './plan-rooms.ts';

const plans = pictures.filter(({ kind }) => kind === 'plan');

/** The coloured floors of a drawing, in its own units. */
function drawnFloors(name: string) {
  const svg = readFileSync(join(import.meta.dirname, '..', 'files', 'plans', name), 'utf8');
  const [, dx, dy] = /<g transform="translate\(([-\d.]+) ([-\d.]+)\)">/.exec(svg) ?? [];
  const [grounds = ''] = svg.split('<g fill=');
  return [
    ...grounds.matchAll(
      /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#/g,
    ),
  ].map(([, x, y, width, height]) => ({
    x: Number(x) + Number(dx),
    y: Number(y) + Number(dy),
    width: Number(width),
    height: Number(height),
  }));
}

describe('the rooms of a plan', () => {
  test('lie where they are drawn', () => {
    expect(plans.length).toBeGreaterThan(8);
    for (const { id, name, width, height } of plans) {
      const rooms = planRooms(id);
      const drawn = drawnFloors(name);
      expect(rooms.length, id).toBe(drawn.length);
      rooms.forEach(({ box, x, y }, at) => {
        const floor = drawn[at];
        expect(box.x * width, id).toBeCloseTo(floor?.x ?? NaN, 0);
        expect(box.y * height, id).toBeCloseTo(floor?.y ?? NaN, 0);
        expect(box.width * width, id).toBeCloseTo(floor?.width ?? NaN, 0);
        expect(box.height * height, id).toBeCloseTo(floor?.height ?? NaN, 0);
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      });
    }
  });

  test('have ids and names of their own in each language', () => {
    for (const { id } of plans) {
      const rooms = planRooms(id);
      for (const of of [
        rooms.map((room) => room.id),
        rooms.map(({ name }) => name.vi),
        rooms.map(({ name }) => name.en),
        rooms.map(({ name }) => name.ko),
      ])
        expect(new Set(of).size, id).toBe(rooms.length);
    }
  });

  test('are none for what is no plan', () => {
    expect(planRooms('living-japandi-01')).toEqual([]);
  });
});
