/**
 * Compare layers with whole renders: `node packages/pictures/proof.ts [--room ID] [--choices 12]`.
 *
 * Random choices of wall, floor and one option a slot are rendered whole at 640 px and held against the committed
 * layers of that width, laid over each other as the browser does. Writes `layers-proof.json`: CIEDE2000 per choice.
 * Needs Debian's `blender`, `python3-opencv` and `python3-skimage`. A whole render costs about a tenth of a base.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { roomPlans } from './render/layered.ts';
import { root } from './render/plan.ts';
import { blender, python } from './render/tools.ts';
import type { LayeredRoom } from './src/types.ts';

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true },
    choices: { type: 'string', default: '12' },
    threads: { type: 'string', default: '2' },
  },
});
const width = 640;
const height = 480;
const cache = join(root, '../../.cache/layers/proof');
const proofPath = join(root, 'layers-proof.json');

interface Choice {
  wall: string;
  floor: string;
  pieces: Record<string, string>;
}

interface Row extends Choice {
  room: string;
  mean: number;
  p95: number;
}

/** The same choices each time: a small generator with a fixed start (mulberry32). */
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

function choose(room: LayeredRoom, next: () => number): Choice {
  return {
    wall: pick(room.walls, next),
    floor: pick(room.floors, next),
    pieces: Object.fromEntries(
      room.slots.map(({ slot, options }) => [slot, pick(options, next).product]),
    ),
  };
}

/** The choice as the browser shows it. */
async function composite(room: LayeredRoom, { wall, floor, pieces }: Choice, png: string) {
  const file = (name: string) => join(root, 'files/layers', room.id, `${name}-${width}.avif`);
  const layers = await Promise.all(
    room.slots.map(async ({ slot, options }) => {
      const product = pieces[slot];
      const option = options.find((other) => other.product === product);
      if (!option) throw new Error(`${room.id} has no ${product} in ${slot}`);
      const input = await sharp(file(`${slot}-${product}`))
        .png()
        .toBuffer();
      const [left, top] = option.box;
      return { input, left: (left * width) / room.width, top: (top * width) / room.width };
    }),
  );
  await sharp(file(`base-${wall}-${floor}`))
    .composite(layers)
    .png()
    .toFile(png);
}

async function prove(room: LayeredRoom): Promise<Row[]> {
  const folder = join(cache, room.id);
  mkdirSync(folder, { recursive: true });
  const next = chance(20260306);
  const choices = Array.from({ length: Number(values.choices) }, () => choose(room, next));
  const settings = join(folder, 'settings.json');
  writeFileSync(settings, JSON.stringify(room.tone));
  const jobFile = join(folder, 'jobs.json');
  const at = (index: number, name: string) => join(folder, `${index}${name}`);
  const jobs = choices.map((choice, index) => ({
    id: `${room.id} choice ${index}`,
    kind: 'layered',
    spec: { room: room.id, ...choice },
    width,
    height,
    samples: 24,
    seeds: [1, 2],
    threads: Number(values.threads),
    out: at(index, ''),
  }));
  writeFileSync(jobFile, JSON.stringify(jobs));
  await blender(jobFile);
  const develop = choices.map((_, index) => ({
    kind: 'whole',
    out: at(index, ''),
    png: at(index, '-whole.png'),
    settings,
  }));
  writeFileSync(jobFile, JSON.stringify(develop));
  await python('layer.py', jobFile);
  await Promise.all(
    choices.map((choice, index) => composite(room, choice, at(index, '-layers.png'))),
  );
  const compare = choices.map((_, index) => ({
    a: at(index, '-whole.png'),
    b: at(index, '-layers.png'),
    out: at(index, '.json'),
    picture: at(index, '-difference.png'),
  }));
  writeFileSync(jobFile, JSON.stringify(compare));
  await python('difference.py', jobFile);
  return choices.map((choice, index) => {
    const { mean, p95 } = JSON.parse(readFileSync(at(index, '.json'), 'utf8')) as Row;
    return { room: room.id, ...choice, mean, p95 };
  });
}

const rooms = JSON.parse(readFileSync(join(root, 'layers.json'), 'utf8')) as LayeredRoom[];
for (const room of rooms) {
  if (values.room && !values.room.includes(room.id)) continue;
  if (!roomPlans().some(({ id }) => id === room.id)) throw new Error(`${room.id} has no plan`);
  const rows = await prove(room);
  const known = existsSync(proofPath)
    ? (JSON.parse(readFileSync(proofPath, 'utf8')) as Row[]).filter((row) => row.room !== room.id)
    : [];
  const all = [...known, ...rows].toSorted((a, b) =>
    a.room < b.room ? -1 : Number(a.room > b.room),
  );
  writeFileSync(proofPath, `[\n${all.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  for (const { mean, p95 } of rows) process.stdout.write(`${room.id} mean ${mean} p95 ${p95}\n`);
}
