/** Choices of a layered room rendered whole, and the same laid together of its layers as a browser does. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LayeredRoom } from '../src/types.ts';
import { root } from './plan.ts';
import { blender, python } from './tools.ts';

export interface Choice {
  wall: string;
  floor: string;
  pieces: Record<string, string>;
}

/** Pixels at which wholes and layers are compared. */
export const compared = { width: 640, height: 480 };

/** The same numbers for a seed each time: a small generator (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(list: readonly T[], next: () => number): T {
  const chosen = list[Math.floor(next() * list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** Random wall, floor and one option a slot. */
export function randomChoices(room: LayeredRoom, seed: number, count: number): Choice[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => ({
    wall: pick(room.walls, next),
    floor: pick(room.floors, next),
    pieces: Object.fromEntries(
      room.slots.map(({ slot, options }) => [slot, pick(options, next).product]),
    ),
  }));
}

/** Renders each choice whole, with the room's own tone; answers the pictures, `<n>-whole.png` in the folder. */
export async function renderWhole(
  room: LayeredRoom,
  choices: readonly Choice[],
  folder: string,
  threads: number,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'settings.json');
  writeFileSync(settings, JSON.stringify(room.tone));
  const jobFile = join(folder, 'jobs.json');
  const out = (index: number) => join(folder, `${index}`);
  const png = (index: number) => join(folder, `${index}-whole.png`);
  const jobs = choices.map((choice, index) => ({
    id: `${room.id} choice ${index}`,
    kind: 'layered',
    spec: { room: room.id, ...choice },
    ...compared,
    samples: 14,
    seeds: [1, 2],
    threads,
    out: out(index),
  }));
  writeFileSync(jobFile, JSON.stringify(jobs));
  await blender(jobFile);
  const develop = choices.map((_, index) => ({
    kind: 'whole',
    out: out(index),
    png: png(index),
    settings,
  }));
  writeFileSync(jobFile, JSON.stringify(develop));
  await python('layer.py', jobFile);
  return choices.map((_, index) => png(index));
}

const asPhotographed = { red: 1, green: 1, blue: 1 };

/**
 * The layers of a choice over each other, on `base` as light as it lets them be, or on nothing as they are; a slot for
 * which no piece is chosen stays empty. The shade that all of them throw together lies on a base alone.
 */
export async function layTogether(
  room: LayeredRoom,
  { wall, pieces }: Pick<Choice, 'wall' | 'pieces'>,
  png: string,
  base?: string,
): Promise<void> {
  const { width } = compared;
  const isWhole = base !== undefined && room.slots.every(({ slot }) => slot in pieces);
  const layers = await Promise.all(
    room.slots.map(async ({ slot, options }) => {
      const product = pieces[slot];
      if (product === undefined) return [];
      const option = options.find((other) => other.product === product);
      if (!option) throw new Error(`${room.id} has no ${product} in ${slot}`);
      const { red, green, blue } = (base && room.light?.[wall]?.[slot]) || asPhotographed;
      const input = await sharp(layerFile(room, `${slot}-${product}`))
        .ensureAlpha()
        .linear([red, green, blue, 1], [0, 0, 0, 0])
        .png()
        .toBuffer();
      const [left, top] = option.box;
      const placed = { input, left: (left * width) / room.width, top: (top * width) / room.width };
      if (!isWhole || slot !== room.shaded) return [placed];
      const shade = await sharp(layerFile(room, 'shade')).ensureAlpha().png().toBuffer();
      return [placed, { input: shade, left: 0, top: 0 }];
    }),
  );
  const ground =
    base === undefined
      ? sharp({ create: { ...compared, channels: 4, background: '#0000' } })
      : sharp(await sharp(base).resize(compared).png().toBuffer());
  await ground.composite(layers.flat()).png().toFile(png);
}

/** The committed file of a layer or base, as wide as wholes are compared. */
export const layerFile = ({ id }: LayeredRoom, name: string): string =>
  join(root, 'files/layers', id, `${name}-${compared.width}.avif`);
