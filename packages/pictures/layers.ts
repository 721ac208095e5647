/**
 * Render layered rooms: `node packages/pictures/layers.ts [--room ID] [--scale F] [--threads N] [--limit N]`.
 *
 * Needs Debian's `blender` (3.4) and `python3-opencv`. What has not changed is left alone; the linear picture of each
 * neutral base is kept in `.cache/layers`, because every layer is the difference to it. `--scale` below 1 is for a
 * look at a new room: it writes to `.cache/layers/look` and leaves the committed files alone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Piece, type RoomPlan, piecesOf, roomPlans, size, widths } from './render/layered.ts';
import { root } from './render/plan.ts';
import { describe } from './render/store.ts';
import { blender, python } from './render/tools.ts';
import type { LayeredRoom } from './src/types.ts';

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    limit: { type: 'string', default: '1000' },
    samples: { type: 'string' },
  },
});
const scale = Number(values.scale);
const look = scale < 1;
const cache = join(root, '../../.cache/layers', look ? 'look' : 'final');
const files = look ? join(cache, 'files') : join(root, 'files/layers');
const dataPath = look ? join(cache, 'layers.json') : join(root, 'layers.json');
const width = Math.round((size.width * scale) / 6) * 6;
const height = Math.round((size.height * scale) / 6) * 6;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readRooms(): LayeredRoom[] {
  return existsSync(dataPath) ? (JSON.parse(readFileSync(dataPath, 'utf8')) as LayeredRoom[]) : [];
}

function writeRoom(room: LayeredRoom): void {
  const others = readRooms().filter(({ id }) => id !== room.id);
  const sorted = [...others, room].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(dataPath, `[\n${sorted.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
}

type Points = [number, number][];

async function measure(room: RoomPlan): Promise<Record<string, Points>> {
  const out = join(cache, room.id, 'reach');
  const jobFile = join(cache, room.id, 'measure.json');
  const { spec } = piecesOf(room, { base: 0, option: 0 })[0] as Piece;
  const job = { id: `${room.id} reach`, kind: 'measure', spec, width, height, out };
  writeFileSync(jobFile, JSON.stringify([job]));
  await blender(jobFile);
  return JSON.parse(readFileSync(join(out, 'reach.json'), 'utf8')) as Record<string, Points>;
}

/** The box around a slot's outline, on whole sixths of its pixels; fractions. */
function borderOf(points: Points): [number, number, number, number] {
  const xs = points.map(([x]) => x * width);
  const ys = points.map(([, y]) => y * height);
  const down = (value: number) => Math.floor(value / 6) * 6;
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / 6) * 6);
  return [
    down(Math.min(...xs)) / width,
    down(Math.min(...ys)) / height,
    up(Math.max(...xs), width) / width,
    up(Math.max(...ys), height) / height,
  ];
}

async function encode(png: string, file: string, quality: number): Promise<void> {
  const whole = await sharp(png).metadata();
  for (const target of look ? [width] : widths) {
    await sharp(png)
      .resize({ width: Math.round((whole.width * target) / width) })
      .avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
      .toFile(`${file}-${target}.avif`);
  }
}

async function render(room: RoomPlan): Promise<void> {
  const folder = join(cache, room.id);
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(files, room.id), { recursive: true });
  const chosen = values.samples === undefined ? undefined : Number(values.samples);
  const pieces = piecesOf(room, { base: chosen ?? 20, option: chosen ?? 28 });
  const regions = await measure(room);
  const known = readRooms().find(({ id }) => id === room.id);
  let entry: LayeredRoom = {
    id: room.id,
    room: room.room,
    width: size.width,
    height: size.height,
    alt: room.alt,
    walls: room.walls.map(({ id }) => id),
    floors: room.floors.map(({ id }) => id),
    slots: room.slots.map(({ slot, options }) => ({
      slot,
      region: regions[slot] ?? [],
      options: options.map(({ product }) => {
        const before = known?.slots
          .find((other) => other.slot === slot)
          ?.options.find((other) => other.product === product);
        return { product, box: before?.box ?? [0, 0, 0, 0] };
      }),
    })),
    placeholder: known?.placeholder ?? '',
    color: known?.color ?? '',
    tone: known?.tone ?? {},
    source: known?.source ?? {},
  };
  const linear = join(folder, 'neutral.npy');
  const settings = join(folder, 'settings.json');
  const neutral = pieces[0] as Piece;
  const due = pieces
    .filter(
      ({ name, hash }) =>
        entry.source[name]?.hash !== hash || (name === neutral.name && !existsSync(linear)),
    )
    .slice(0, Number(values.limit));
  say(`${room.id}: ${due.length} of ${pieces.length} to render`);
  for (const piece of due) {
    const { name, slot, spec, samples } = piece;
    const out = join(folder, name);
    const png = `${out}.png`;
    const region = slot === undefined ? undefined : (regions[slot] as Points);
    const border = region && borderOf(region);
    const job = {
      id: `${room.id} ${name}`,
      kind: 'layered',
      spec,
      width,
      height,
      samples: Math.ceil(samples / 2),
      seeds: [1, 2],
      threads: Number(values.threads),
      out,
      ...(border && { border, mask: slot }),
    };
    writeFileSync(join(folder, 'job.json'), JSON.stringify([job]));
    await blender(join(folder, 'job.json'));
    const done = JSON.parse(readFileSync(join(out, 'done.json'), 'utf8')) as { seconds: number };
    if (piece === neutral) rmSync(settings, { force: true });
    const developJob = {
      kind: slot === undefined ? 'base' : 'option',
      out,
      png,
      settings,
      tone: room.tone,
      linear: slot !== undefined || piece === neutral ? linear : join(folder, 'other.npy'),
      ...(border && { border, region }),
    };
    writeFileSync(join(folder, 'develop.json'), JSON.stringify([developJob]));
    await python('layer.py', join(folder, 'develop.json'));
    const { box } = JSON.parse(readFileSync(`${png}.json`, 'utf8')) as { box?: number[] };
    await encode(png, join(files, room.id, name), slot === undefined ? 52 : 50);
    const k = size.width / width;
    entry = {
      ...entry,
      slots: entry.slots.map((other) => ({
        ...other,
        options: other.options.map((option) =>
          box && `${other.slot}-${option.product}` === name
            ? {
                ...option,
                box: box.map((v) => Math.round(v * k)) as [number, number, number, number],
              }
            : option,
        ),
      })),
      ...(piece === neutral && {
        ...(await describe(readFileSync(png))),
        tone: JSON.parse(readFileSync(settings, 'utf8')) as LayeredRoom['tone'],
      }),
      source: {
        ...entry.source,
        [name]: { hash: piece.hash, samples, seed: 1, seconds: Math.round(done.seconds) },
      },
    };
    writeRoom(entry);
    rmSync(out, { recursive: true, force: true });
    say(`${room.id} ${name} ${done.seconds} s`);
  }
  writeRoom(entry);
}

for (const room of roomPlans()) {
  if (values.room && !values.room.includes(room.id)) continue;
  await render(room);
}
