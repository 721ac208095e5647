/**
 * Compare layers with whole renders: `node packages/pictures/proof.ts [--room ID] [--choices 12]`.
 *
 * Random choices of wall, floor and one option a slot are rendered whole at 640 px and held against the committed
 * layers of that width, laid over each other as the browser does. Writes `layers-proof.json`: CIEDE2000 per choice.
 * Needs Debian's `blender`, `python3-opencv` and `python3-skimage`. A whole render costs about a tenth of a base.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { roomPlans } from './render/layered.ts';
import { root } from './render/plan.ts';
import { python } from './render/tools.ts';
import { type Choice, layTogether, layerFile, randomChoices, renderWhole } from './render/whole.ts';
import type { LayeredRoom } from './src/types.ts';

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true },
    choices: { type: 'string', default: '12' },
    threads: { type: 'string', default: '2' },
  },
});
const cache = join(root, '../../.cache/layers/proof');
const proofPath = join(root, 'layers-proof.json');

interface Row extends Choice {
  room: string;
  mean: number;
  p95: number;
}

async function prove(room: LayeredRoom): Promise<Row[]> {
  const folder = join(cache, room.id);
  const choices = randomChoices(room, 20260306, Number(values.choices));
  const wholes = await renderWhole(room, choices, folder, Number(values.threads));
  const at = (index: number, name: string) => join(folder, `${index}${name}`);
  await Promise.all(
    choices.map((choice, index) =>
      layTogether(
        room,
        choice,
        at(index, '-layers.png'),
        layerFile(room, `base-${choice.wall}-${choice.floor}`),
      ),
    ),
  );
  const compare = wholes.map((whole, index) => ({
    a: whole,
    b: at(index, '-layers.png'),
    out: at(index, '.json'),
    picture: at(index, '-difference.png'),
  }));
  const jobFile = join(folder, 'compare.json');
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
