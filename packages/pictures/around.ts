/**
 * Find where pieces and doors are seen in the panoramas: `node packages/pictures/around.ts [--only ID]`, some 15 seconds each.
 * Needs Debian's `blender` (3.4); writes `around.json` and, for the test, which thing fills which pixel into `masks/`.
 * Run it again when a scene of a panorama, its eye or what stands behind the camera changed.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { plan, root } from './render/plan.ts';
import { blender } from './render/tools.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const file = join(root, 'around.json');
const masks = join(root, 'masks');
const work = mkdtempSync(join(tmpdir(), 'hien-around-'));
const [jobs, found] = [join(work, 'jobs.json'), join(work, 'around.json')];
const wanted = plan().filter(
  ({ picture: { id, kind } }) =>
    kind === 'panorama' && (values.only === undefined || values.only.includes(id)),
);
writeFileSync(
  jobs,
  JSON.stringify(
    wanted.map(({ picture: { id }, job: { spec } }) => ({ id, spec, mask: join(work, id) })),
  ),
);
try {
  await blender(jobs, 'seen_around.py', found);
  mkdirSync(masks, { recursive: true });
  for (const { picture } of wanted)
    await sharp(readFileSync(join(work, picture.id)), {
      raw: { width: 1024, height: 512, channels: 1 },
    })
      .png({ compressionLevel: 9 })
      .toFile(join(masks, `${picture.id}.png`));
  const around = {
    ...(existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
      : {}),
    ...(JSON.parse(readFileSync(found, 'utf8')) as Record<string, unknown>),
  };
  const lines = Object.keys(around)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(around[id])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
} finally {
  rmSync(work, { recursive: true });
}
