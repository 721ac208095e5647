/**
 * Render what changed: `node packages/pictures/render.ts [--only ID] [--kind room|product|…] [--quality quick|final] [--limit N] [--force]`;
 * `--samples N`, `--scale F` and `--threads N` overrule what the quality says; `--sold` renders the rooms as designs sell them.
 *
 * Needs Debian's `blender` (3.4) and `python3-opencv`. Pictures whose scene, parameters and quality are as in the
 * manifest are left alone. `quick` is for a first look: fewer samples and half the size.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plan } from './render/plan.ts';
import type { Planned } from './render/plan.ts';
import { encode, readManifest, writeManifest } from './render/store.ts';
import { blender, python } from './render/tools.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    kind: { type: 'string' },
    quality: { type: 'string', default: 'final' },
    limit: { type: 'string' },
    samples: { type: 'string' },
    scale: { type: 'string' },
    threads: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
    sold: { type: 'boolean', default: false },
  },
});
const quality = values.quality === 'quick' ? 'quick' : 'final';
/** Of a room that is sold: enough for a page of A3, and as many samples as its network asks for (docs/adr/0170). */
const SOLD = { width: 2400, samples: 8, bytes: 900_000, quality: 82 };
/** Pictures rendered by one run of Blender. */
const BATCH = 3;
const work = join(tmpdir(), `hien-pictures-${process.pid}`);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function due(): Planned[] {
  const known = new Map(readManifest().map((entry) => [entry.id, entry]));
  const wanted = plan().filter(({ picture, hash }) => {
    if (values.only && !values.only.includes(picture.id)) return false;
    if (values.kind && picture.kind !== values.kind) return false;
    if (values.sold)
      return (
        picture.kind === 'room' && (values.force || known.get(picture.id)?.sold?.hash !== hash)
      );
    const source = known.get(picture.id)?.source;
    if (values.force || source?.hash !== hash) return true;
    return quality === 'final' && source.quality === 'quick';
  });
  const order = values.only;
  if (order) wanted.sort((a, b) => order.indexOf(a.picture.id) - order.indexOf(b.picture.id));
  // The first look at everything comes before second angles.
  else
    wanted.sort(
      (a, b) => Number(a.picture.tags.angle === 'side') - Number(b.picture.tags.angle === 'side'),
    );
  return values.limit ? wanted.slice(0, Number(values.limit)) : wanted;
}

interface Done {
  seconds: number;
  shown: string;
}

interface Rendered {
  planned: Planned;
  samples: number;
}

/** Blender's part: the passes of each picture of a batch. */
async function render(batch: Planned[]): Promise<Rendered[]> {
  const first = batch[0]?.picture.kind === 'product' ? 0.4 : 0.5;
  const scale = Number(values.scale ?? (quality === 'quick' ? first : 1));
  const scaleOf = ({ width }: Planned['picture']) => (values.sold ? SOLD.width / width : scale);
  const samplesOf = (planned: Planned) =>
    Number(values.samples ?? (values.sold ? SOLD.samples : planned.samples[quality]));
  const jobs = batch.map((planned) => ({
    id: planned.picture.id,
    kind: planned.job.kind,
    spec: planned.job.spec,
    width: Math.round(planned.picture.width * scaleOf(planned.picture)),
    height: Math.round(planned.picture.height * scaleOf(planned.picture)),
    // Two halves with their own noise: a filter reads the noise level from their difference.
    samples: Math.ceil(samplesOf(planned) / 2),
    seeds: [1, 2],
    threads: Number(values.threads),
    out: join(work, planned.picture.id),
  }));
  const jobFile = join(work, 'jobs.json');
  writeFileSync(jobFile, JSON.stringify(jobs));
  await blender(jobFile);
  return batch.map((planned, index) => ({ planned, samples: (jobs[index]?.samples ?? 0) * 2 }));
}

/** From passes to a file and its entry in the manifest. */
async function develop(rendered: Rendered[]): Promise<void> {
  for (const { planned, samples } of rendered) {
    const out = join(work, planned.picture.id);
    const png = `${out}.png`;
    try {
      const developFile = join(work, 'develop.json');
      writeFileSync(
        developFile,
        JSON.stringify([
          {
            out,
            png,
            kind: planned.job.kind,
            tone: planned.job.tone,
            around: planned.picture.kind === 'panorama',
          },
        ]),
      );
      const done = JSON.parse(readFileSync(join(out, 'done.json'), 'utf8')) as Done;
      await python('develop.py', developFile);
      if (values.sold) {
        await keepSold(planned, { png, samples, seconds: done.seconds });
        continue;
      }
      const file = await encode(
        png,
        planned.picture,
        planned.picture.kind === 'panorama' ? 1_500_000 : 600_000,
      );
      const products = done.shown ? done.shown.split(' ') : planned.picture.products;
      const source = {
        hash: planned.hash,
        quality,
        samples,
        seconds: done.seconds,
      } as const;
      const sold = readManifest().find(({ id }) => id === planned.picture.id)?.sold;
      writeManifest([
        {
          ...planned.picture,
          ...file,
          ...(products && { products }),
          source,
          ...(sold && { sold }),
        },
      ]);
      say(
        `${planned.picture.id} ${file.width}×${file.height} ${source.samples} samples ${done.seconds} s`,
      );
    } catch (error) {
      say(
        `${planned.picture.id} failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exitCode = 1;
    } finally {
      rmSync(out, { recursive: true, force: true });
      rmSync(png, { force: true });
    }
  }
}

/** What a design sells of a room stands beside the room's picture, which pages show. */
async function keepSold(
  { picture, hash }: Planned,
  { png, samples, seconds }: { png: string; samples: number; seconds: number },
): Promise<void> {
  const entry = readManifest().find(({ id }) => id === picture.id);
  if (entry === undefined) throw new Error('what pages show is not rendered yet');
  const { width, height } = await encode(
    png,
    { path: 'sold', name: picture.name },
    SOLD.bytes,
    SOLD.quality,
  );
  writeManifest([{ ...entry, sold: { hash, samples, seconds } }]);
  say(`${picture.id} as it is sold ${width}×${height} ${samples} samples ${seconds} s`);
}

mkdirSync(work, { recursive: true });
const pictures = due();
say(`${pictures.length} pictures to render`);
let developing = Promise.resolve();
for (let start = 0; start < pictures.length; start += BATCH) {
  const rendered = await render(pictures.slice(start, start + BATCH));
  await developing;
  // One core develops while both go on rendering.
  developing = develop(rendered);
}
await developing;
rmSync(work, { recursive: true, force: true });
