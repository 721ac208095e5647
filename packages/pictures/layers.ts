/**
 * Render layered rooms: `node packages/pictures/layers.ts [--room ID] [--scale F] [--threads N] [--limit N]`.
 *
 * Needs Debian's `blender` (3.4) and `python3-opencv`. What has not changed is left alone; the linear picture of each
 * neutral base is kept in `.cache/layers`, because every layer is the difference to it. `--scale` below 1 is for a
 * look at a new room: it writes to `.cache/layers/look` and leaves the committed files alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type Piece,
  type RoomPlan,
  grid,
  piecesOf,
  rendered,
  roomPlans,
  size,
  widths,
} from './render/layered.ts';
import { root } from './render/plan.ts';
import { describe } from './render/store.ts';
import { blender, python } from './render/tools.ts';
import { layTogether, randomChoices, renderWhole } from './render/whole.ts';
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
/** Pixels of a cell of the grid; a picture is 160 × 120 of them. */
const cell = Math.max(1, Math.round((rendered.width * scale) / grid));
const width = cell * grid;
const height = (width * size.height) / size.width;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readRooms(): LayeredRoom[] {
  return existsSync(dataPath) ? (JSON.parse(readFileSync(dataPath, 'utf8')) as LayeredRoom[]) : [];
}

/** What of the room can be shown: walls, floors and options that are rendered. */
function shown(room: LayeredRoom): LayeredRoom {
  const done = (name: string) => name in room.source;
  const floors = room.floors.filter((floor) => done(`base-${room.walls[0] ?? ''}-${floor}`));
  return {
    ...room,
    walls: room.walls.filter((wall) => floors.every((floor) => done(`base-${wall}-${floor}`))),
    floors,
    slots: room.slots.map((one) => ({
      ...one,
      options: one.options.filter(({ product }) => done(`${one.slot}-${product}`)),
    })),
  };
}

function writeRoom(room: LayeredRoom): void {
  const others = readRooms().filter(({ id }) => id !== room.id);
  const sorted = [...others, shown(room)].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(dataPath, `[\n${sorted.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
}

type Points = [number, number][];

/** Where each slot may draw; found again when the shell or an option changed, whatever the size of the pictures. */
async function measure(room: RoomPlan): Promise<Record<string, Points>> {
  const pieces = piecesOf(room, { neutral: 0, base: 0, option: 0 });
  const key = pieces.map(({ hash }) => hash).join(' ');
  const out = join(root, '../../.cache/layers/reach', room.id);
  const known = join(out, 'known.json');
  if (existsSync(known)) {
    const before = JSON.parse(readFileSync(known, 'utf8')) as {
      key: string;
      regions: Record<string, Points>;
    };
    if (before.key === key) return before.regions;
  }
  mkdirSync(out, { recursive: true });
  const { spec } = pieces[0] as Piece;
  const job = { id: `${room.id} reach`, kind: 'measure', spec, width, height, out };
  const jobFile = join(out, 'measure.json');
  writeFileSync(jobFile, JSON.stringify([job]));
  await blender(jobFile);
  const regions = JSON.parse(readFileSync(join(out, 'reach.json'), 'utf8')) as Record<
    string,
    Points
  >;
  writeFileSync(known, JSON.stringify({ key, regions }));
  return regions;
}

/** The box around a slot's outline, on the grid; fractions. */
function borderOf(points: Points): [number, number, number, number] {
  const xs = points.map(([x]) => x * width);
  const ys = points.map(([, y]) => y * height);
  const down = (value: number) => Math.floor(value / cell) * cell;
  const up = (value: number) => Math.ceil(value / cell) * cell;
  return [
    down(Math.min(...xs)) / width,
    down(Math.min(...ys)) / height,
    up(Math.max(...xs)) / width,
    up(Math.max(...ys)) / height,
  ];
}

async function encode(png: string, file: string, quality: number): Promise<void> {
  const whole = await sharp(png).metadata();
  for (const target of look ? [640] : widths) {
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
  const samples = { neutral: chosen ?? 16, base: chosen ?? 16, option: chosen ?? 16 };
  const pieces = piecesOf(room, samples);
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
    ...(known?.settled !== undefined && { settled: known.settled }),
    ...(known?.light !== undefined && { light: known.light }),
    ...(known?.shaded !== undefined && { shaded: known.shaded }),
  };
  const linear = (name: string) => join(folder, `${name}.npy`);
  const settings = join(folder, 'settings.json');
  const neutral = pieces[0] as Piece;
  const isCurrent = ({ name, hash }: Piece) => entry.source[name]?.hash === hash;
  const now = createHash('sha256')
    .update(pieces.map(({ hash }) => hash).join(' '))
    .digest('hex')
    .slice(0, 16);
  const isDue = (piece: Piece) => {
    if (!isCurrent(piece)) return true;
    // Bases are corrected from what their pictures were before.
    const { name, slot } = piece;
    return slot === undefined && entry.settled !== now && !existsSync(join(folder, `${name}.png`));
  };
  const held = join(folder, 'held.npy');
  // Options are held against the neutral base.
  const isHeld =
    existsSync(held) || pieces.every((one) => one.slot === undefined || isCurrent(one));
  const wanted = pieces.filter((piece) => isDue(piece) || (piece === neutral && !isHeld));
  const due = wanted.slice(0, Number(values.limit));
  say(`${room.id}: ${wanted.length} of ${pieces.length} to render`);
  const borders = new Map(Object.entries(regions).map(([slot, all]) => [slot, borderOf(all)]));
  const shoot = async ({ name, slot, spec, of, samples: count }: Piece): Promise<void> => {
    if (of) return;
    const job = {
      id: `${room.id} ${name}`,
      kind: 'layered',
      spec,
      width,
      height,
      samples: Math.ceil(count / 2),
      seeds: [1, 2],
      threads: Number(values.threads),
      out: join(folder, name),
      ...(slot !== undefined && { border: borders.get(slot), mask: slot }),
    };
    const jobFile = join(folder, 'job.json');
    writeFileSync(jobFile, JSON.stringify([job]));
    await blender(jobFile);
  };
  const finish = async (piece: Piece): Promise<void> => {
    const { name, slot, of } = piece;
    const out = join(folder, name);
    const png = `${out}.png`;
    if (piece === neutral) {
      rmSync(settings, { force: true });
      // Layers that are there were made with it.
      if (known !== undefined && isCurrent(neutral))
        writeFileSync(settings, JSON.stringify(known.tone));
    }
    const developJob = {
      kind: slot === undefined ? (of ? 'crossed' : 'base') : 'option',
      out,
      png,
      settings,
      tone: room.tone,
      linear: linear(name),
      ...((piece === neutral || slot !== undefined) && { held }),
      ...(of && { of: [...of, neutral.name].map(linear) }),
      ...(slot !== undefined && { border: borders.get(slot), region: regions[slot] }),
    };
    writeFileSync(join(folder, 'develop.json'), JSON.stringify([developJob]));
    await python('layer.py', join(folder, 'develop.json'));
    const { box } = JSON.parse(readFileSync(`${png}.json`, 'utf8')) as { box?: number[] };
    // A base is encoded once it is settled.
    if (slot !== undefined || look)
      await encode(png, join(files, room.id, name), slot === undefined ? 70 : 66);
    const seconds = of
      ? 0
      : (JSON.parse(readFileSync(join(out, 'done.json'), 'utf8')) as { seconds: number }).seconds;
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
        [name]: { hash: piece.hash, samples: piece.samples, seed: 1, seconds: Math.round(seconds) },
      },
    };
    writeRoom(entry);
    rmSync(out, { recursive: true, force: true });
    say(`${room.id} ${name} ${seconds} s`);
  };
  // The next one renders while the last is developed.
  let last: Piece | undefined;
  for (const piece of due) {
    await Promise.all([shoot(piece), last && finish(last)]);
    last = piece;
  }
  if (last) await finish(last);
  if (due.length === wanted.length && entry.settled !== now && !look) {
    entry = { ...entry, ...(await settle(entry, folder)), settled: now };
  }
  writeRoom(entry);
}

/** What the shade of pieces lies on. */
const shaded = 'rug';

/**
 * Corrects every base by the light that a furnished room has, encodes it again, and makes the shade that pieces throw
 * together (docs/adr/0056). Answers how light pieces are before each wall, and the slot that the shade lies on.
 */
async function settle(
  bare: LayeredRoom,
  folder: string,
): Promise<Required<Pick<LayeredRoom, 'light' | 'shaded'>>> {
  // Pieces as they were photographed.
  const room = { ...bare, light: {}, shaded: undefined };
  const own = join(folder, 'settle');
  const base = (wall: string, floor: string) => join(folder, `base-${wall}-${floor}`);
  // Every base once, with other pieces than those of the proof.
  const grounds = room.walls.flatMap((wall) => room.floors.map((floor) => ({ wall, floor })));
  const choices = randomChoices(room, 20261130, grounds.length).map((choice, index) => ({
    ...choice,
    ...grounds[index],
  }));
  const wholes = await renderWhole(room, choices, own, Number(values.threads));
  const at = (index: number, name: string) => join(own, `${index}-${name}.png`);
  for (const [index, choice] of choices.entries()) {
    const { wall, floor } = choice;
    await layTogether(room, choice, at(index, 'layers'), `${base(wall, floor)}.png`);
    await layTogether(room, choice, at(index, 'pieces'));
    for (const [slot, product] of Object.entries(choice.pieces))
      await layTogether(room, { wall, pieces: { [slot]: product } }, at(index, slot));
  }
  const settled = (wall: string, floor: string) => join(own, `base-${wall}-${floor}.png`);
  const jobFile = join(own, 'settle.json');
  const lightFile = join(own, 'light.json');
  const shadeFile = join(own, 'shade.png');
  const job = {
    wholes,
    layers: choices.map((_, index) => at(index, 'layers')),
    pieces: choices.map((_, index) => at(index, 'pieces')),
    slots: choices.map((_, index) => room.slots.map(({ slot }) => [slot, at(index, slot)])),
    walls: choices.map(({ wall }) => wall),
    floors: choices.map(({ floor }) => floor),
    over: shaded,
    shade: shadeFile,
    light: lightFile,
    bases: grounds.map(({ wall, floor }) => ({
      wall,
      floor,
      png: `${base(wall, floor)}.png`,
      out: settled(wall, floor),
    })),
  };
  writeFileSync(jobFile, JSON.stringify(job));
  await python('settle.py', jobFile);
  for (const { wall, floor } of grounds)
    await encode(settled(wall, floor), join(files, room.id, `base-${wall}-${floor}`), 70);
  await encode(shadeFile, join(files, room.id, 'shade'), 50);
  say(`${room.id} settled`);
  const light = JSON.parse(readFileSync(lightFile, 'utf8')) as Required<LayeredRoom>['light'];
  return { light, shaded };
}

for (const room of roomPlans()) {
  if (values.room && !values.room.includes(room.id)) continue;
  await render(room);
}
