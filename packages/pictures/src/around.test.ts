import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectToPanorama } from '@hien/domain';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Seen, aroundIn } from './around.ts';
import { pictures } from './index.ts';

const masks = join(import.meta.dirname, '../masks');
const panoramas = pictures.filter(({ kind }) => kind === 'panorama');

/**
 * The numbers that the mask has where a thing is said to be seen and one pixel around, a third of a degree: a pixel has one sample, and
 * the rung of a ladder is thinner than that.
 */
function numbersAt(mask: Uint8Array, width: number, height: number, { yaw, pitch }: Seen) {
  const x = Math.floor((yaw / (2 * Math.PI) + 0.5) * width);
  const y = Math.floor((0.5 - pitch / Math.PI) * height);
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => mask[(y + down) * width + ((x + right + width) % width)]),
  );
}

describe('what is seen in panoramas', () => {
  test('is known of each: its pieces from left to right, and a door', () => {
    for (const { id } of panoramas) {
      const around = aroundIn(id);
      expect(around, id).not.toBeNull();
      expect(around?.pieces.length, id).toBeGreaterThanOrEqual(3);
      expect(around?.doors.length, id).toBeGreaterThanOrEqual(1);
      const yaws = around?.pieces.map(({ yaw }) => yaw) ?? [];
      expect(yaws, id).toEqual(yaws.toSorted((a, b) => a - b));
    }
  });

  test('lies where the domain projects its point, inside the room', () => {
    for (const { id } of panoramas) {
      const around = aroundIn(id);
      if (around === null) continue;
      const { eye, turn, width, depth, pieces, doors } = around;
      for (const { yaw, pitch, at } of [...pieces, ...doors]) {
        const seen = projectToPanorama({ at: eye, turn }, at);
        expect(Math.abs(seen.yaw - yaw), id).toBeLessThan(0.003);
        expect(Math.abs(seen.pitch - pitch), id).toBeLessThan(0.003);
        expect(Math.abs(at[0]), id).toBeLessThanOrEqual(width / 2 + 0.1);
        expect(Math.abs(at[1]), id).toBeLessThanOrEqual(depth / 2 + 0.1);
      }
    }
  });

  test('lies on what the renderer drew of it', async () => {
    const wrong: string[] = [];
    for (const { id } of panoramas) {
      const around = aroundIn(id);
      const file = join(masks, `${id}.png`);
      if (around === null || !existsSync(file)) {
        wrong.push(`${id} has no mask`);
        continue;
      }
      const { data, info } = await sharp(file)
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      [...around.pieces, ...around.doors].forEach((seen, index) => {
        const found = numbersAt(data, info.width, info.height, seen);
        if (!found.includes(index + 1))
          wrong.push(`${id}: ${'product' in seen ? seen.product : 'door'} at ${found.join()}`);
      });
    }
    expect(wrong).toEqual([]);
  });
});
