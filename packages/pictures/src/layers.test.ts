import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { roomPlans, widths } from '../render/layered.ts';
import type { LayeredRoom } from './types.ts';

const root = join(import.meta.dirname, '..');
const files = join(root, 'files/layers');
const rooms = JSON.parse(readFileSync(join(root, 'layers.json'), 'utf8')) as LayeredRoom[];
const KB = 1000;

const shadeOf = ({ shaded }: LayeredRoom) => (shaded === undefined ? [] : ['shade']);
const basesOf = ({ walls, floors }: LayeredRoom) =>
  walls.flatMap((wall) => floors.map((floor) => `base-${wall}-${floor}`));
const optionsOf = ({ slots }: LayeredRoom) =>
  slots.flatMap(({ slot, region, options }) =>
    options.map(({ product, box }) => ({ name: `${slot}-${product}`, box, region })),
  );
const bytes = (room: LayeredRoom, names: string[]) =>
  names.reduce((sum, name) => sum + statSync(join(files, room.id, `${name}-1280.avif`)).size, 0);

/** How far a point lies outside an outline, in the unit of the points; 0 inside. */
function outside([x, y]: [number, number], outline: [number, number][]): number {
  let within = false;
  let nearest = Infinity;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] as [number, number];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) within = !within;
    const long = (bx - ax) ** 2 + (by - ay) ** 2;
    const along =
      long && Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return within ? 0 : nearest;
}

describe('the layers of rooms', () => {
  test('are whole: three walls, three floors and every option of the plan', () => {
    expect(rooms.length).toBeGreaterThan(0);
    const plans = new Map(roomPlans().map((plan) => [plan.id, plan]));
    for (const room of rooms) {
      const plan = plans.get(room.id);
      expect(room.walls, room.id).toEqual(plan?.walls.map(({ id }) => id));
      expect(room.floors, room.id).toEqual(plan?.floors.map(({ id }) => id));
      expect(
        room.slots.map(({ slot, options }) => [slot, ...options.map((o) => o.product)]),
        room.id,
      ).toEqual(plan?.slots.map(({ slot, options }) => [slot, ...options.map((o) => o.product)]));
    }
  });

  test('are the files on the disk, no more and no fewer', () => {
    expect(readdirSync(files).toSorted()).toEqual(rooms.map(({ id }) => id).toSorted());
    for (const room of rooms) {
      const names = [
        ...basesOf(room),
        ...shadeOf(room),
        ...optionsOf(room).map(({ name }) => name),
      ];
      expect(readdirSync(join(files, room.id)).toSorted()).toEqual(
        names.flatMap((name) => widths.map((width) => `${name}-${width}.avif`)).toSorted(),
      );
    }
  });

  test('weigh at most 1.5 MB a room at 1280 px, and 250 kB what is seen first', () => {
    for (const room of rooms) {
      const all = [...basesOf(room), ...shadeOf(room), ...optionsOf(room).map(({ name }) => name)];
      expect(bytes(room, all), room.id).toBeLessThanOrEqual(1500 * KB);
      const first = room.slots.map(({ slot, options }) => `${slot}-${options[0]?.product ?? ''}`);
      expect(
        bytes(room, [basesOf(room)[0] ?? '', ...shadeOf(room), ...first]),
        room.id,
      ).toBeLessThanOrEqual(250 * KB);
    }
  });

  test('have the size of their box at each width', async () => {
    for (const room of rooms) {
      const whole = [...basesOf(room), ...shadeOf(room)].map((name) => ({
        name,
        box: [0, 0, room.width, room.height],
      }));
      for (const { name, box } of [...whole, ...optionsOf(room)]) {
        const [left = 0, top = 0, right = 0, bottom = 0] = box;
        for (const width of widths) {
          const file = join(files, room.id, `${name}-${width}.avif`);
          const real = await sharp(file).metadata();
          const k = width / room.width;
          expect([real.width, real.height], file).toEqual([(right - left) * k, (bottom - top) * k]);
        }
      }
    }
  });

  test('are true to a whole render: twelve choices a proved room within CIEDE2000 3 and 8', () => {
    const rows = JSON.parse(readFileSync(join(root, 'layers-proof.json'), 'utf8')) as {
      room: string;
      mean: number;
      p95: number;
    }[];
    const counts = Map.groupBy(rows, ({ room }) => room);
    expect(counts.size).toBeGreaterThan(0);
    for (const [room, choices] of counts) {
      expect(rooms.map(({ id }) => id)).toContain(room);
      expect(choices.length, room).toBe(12);
      for (const { mean, p95 } of choices) {
        expect(mean, room).toBeLessThanOrEqual(3);
        expect(p95, room).toBeLessThanOrEqual(8);
      }
    }
  });

  test('draw nothing outside the outline of their slot', async () => {
    for (const room of rooms) {
      const k = 640 / room.width;
      for (const { name, box, region } of optionsOf(room)) {
        const { data, info } = await sharp(join(files, room.id, `${name}-640.avif`))
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const outline = region.map(([x, y]): [number, number] => [x * 640, y * room.height * k]);
        let furthest = -Infinity;
        for (let index = 0; index < info.width * info.height; index += 1) {
          // Below this, it is the ringing of the compressed alpha.
          if ((data[index * 4 + 3] ?? 0) < 8) continue;
          const x = box[0] * k + (index % info.width) + 0.5;
          const y = box[1] * k + Math.floor(index / info.width) + 0.5;
          furthest = Math.max(furthest, outside([x, y], outline));
        }
        expect(furthest, `${room.id} ${name}: pixels outside`).toBeLessThanOrEqual(1.5);
        expect(furthest, `${room.id} ${name} is empty`).toBeGreaterThan(-Infinity);
      }
    }
  });
});
