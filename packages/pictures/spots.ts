/**
 * Find where each product is seen in the pictures of rooms: `node packages/pictures/spots.ts [--only ID] [--kind room|home|…]`, some eight
 * minutes for all. Nothing is rendered. Needs Debian's `blender` (3.4); writes `spots.json`. Run it again when a scene or its camera changed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plan, root } from './render/plan.ts';
import { blender } from './render/tools.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
  },
});
/** Pictures that marks of pieces may lie on. */
const marked = ['room', 'cover', 'home', 'same', 'office', 'villa', 'finished'];
const file = join(root, 'spots.json');
const work = mkdtempSync(join(tmpdir(), 'hien-spots-'));
const [jobs, found] = [join(work, 'jobs.json'), join(work, 'spots.json')];
const wanted = plan().filter(
  ({ picture, job }) =>
    job.kind === 'room' &&
    !job.spec.before &&
    marked.includes(picture.kind) &&
    (values.only === undefined || values.only.includes(picture.id)) &&
    (values.kind === undefined || values.kind.includes(picture.kind)),
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
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const some = values.only !== undefined || values.kind !== undefined;
  const spots = { ...(some ? read(file) : {}), ...read(found) };
  const lines = Object.keys(spots)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(spots[id])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
} finally {
  rmSync(work, { recursive: true });
}
