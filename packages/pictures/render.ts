/**
 * Render what changed: `node packages/pictures/render.ts [--only ID] [--kind room|product|…] [--quality quick|final] [--limit N] [--force]`;
 * `--samples N`, `--scale F` and `--threads N` overrule what the quality says.
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
  },
});
const quality = values.quality === 'quick' ? 'quick' : 'final';
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
  const jobs = batch.map(({ picture, job, samples }) => ({
    id: picture.id,
    kind: job.kind,
    spec: job.spec,
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    // Two halves with their own noise: the denoiser reads the noise level from their difference.
    samples: Math.ceil(Number(values.samples ?? samples[quality]) / 2),
    seeds: [1, 2],
    threads: Number(values.threads),
    out: join(work, picture.id),
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
      writeManifest([{ ...planned.picture, ...file, ...(products && { products }), source }]);
      say(
        `${planned.picture.id} ${file.width}×${file.height} ${source.samples} samples ${done.seconds} s`,
      );
    } catch (error) {
      say(
        `${planned.picture.id} failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exitCode = 1;
    }
    rmSync(out, { recursive: true, force: true });
    rmSync(png, { force: true });
  }
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
