/**
 * Find where each product is seen in the rendered rooms (one in nine styles too), covers and homes: `node packages/pictures/spots.ts`, some five minutes.
 * Nothing is rendered. Needs Debian's `blender` (3.4); writes `spots.json`. Run it again when a scene or its camera changed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, root } from './render/plan.ts';
import { blender } from './render/tools.ts';

const work = mkdtempSync(join(tmpdir(), 'hien-spots-'));
const [jobs, found] = [join(work, 'jobs.json'), join(work, 'spots.json')];
const wanted = plan().filter(
  ({ picture, job }) =>
    job.kind === 'room' && !job.spec.before && ['room', 'same', 'cover', 'home'].includes(picture.kind),
);
writeFileSync(
  jobs,
  JSON.stringify(
    wanted.map(({ picture: { id, width, height }, job: { spec } }) => ({
      id,
      width,
      height,
      spec,
    })),
  ),
);
try {
  await blender(jobs, 'spots.py', found);
  const spots = JSON.parse(readFileSync(found, 'utf8')) as Record<string, unknown>;
  const lines = Object.keys(spots)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(spots[id])}`);
  writeFileSync(join(root, 'spots.json'), `{\n${lines.join(',\n')}\n}\n`);
} finally {
  rmSync(work, { recursive: true });
}
