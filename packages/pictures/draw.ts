/** Draw marks, avatars, floor plans and office modules as SVG: `node packages/pictures/draw.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { avatars } from './draw/avatars.ts';
import { contractors } from './draw/builders.ts';
import { furniture, pages } from './draw/glyphs.ts';
import { isometric, planSymbol } from './draw/module-pictures.ts';
import { officeModules } from './draw/modules.ts';
import { plans } from './draw/plans.ts';
import type { Glyph } from './draw/shapes.ts';
import { root } from './render/plan.ts';
import { describe, writeManifest } from './render/store.ts';
import type { Picture } from './src/types.ts';

type Entry = Omit<Picture, 'placeholder' | 'color'>;

async function save(svg: string, entry: Entry): Promise<Picture> {
  const folder = join(root, 'files', entry.path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, entry.name), svg);
  return { ...entry, ...(await describe(Buffer.from(svg))) };
}

function mark({ radius, tones, shapes }: Glyph): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="${radius}" fill="${tones.g}"/>${shapes(tones)}</svg>\n`;
}

const entries: Picture[] = [];
for (const glyph of [...furniture, ...contractors, ...pages]) {
  entries.push(
    await save(mark(glyph), {
      id: glyph.id,
      path: 'brands',
      name: `${glyph.id}.svg`,
      kind: 'mark',
      width: 96,
      height: 96,
      alt: glyph.alt,
      tags: {},
    }),
  );
}
for (const { id, svg, alt } of avatars()) {
  entries.push(
    await save(svg, {
      id,
      path: 'avatars',
      name: `${id}.svg`,
      kind: 'avatar',
      width: 256,
      height: 256,
      alt,
      tags: {},
    }),
  );
}
for (const { id, svg, width, height, alt } of plans()) {
  entries.push(
    await save(svg, {
      id,
      path: 'plans',
      name: `${id}.svg`,
      kind: 'plan',
      width,
      height,
      alt,
      tags: {},
    }),
  );
}
for (const module of officeModules) {
  const { vi, en, ko } = module.name;
  const angles = [
    [
      'plan',
      planSymbol,
      { vi: `Ký hiệu mặt bằng: ${vi}`, en: `Plan symbol: ${en}`, ko: `평면 기호: ${ko}` },
    ],
    [
      'isometric',
      isometric,
      { vi: `Phối cảnh: ${vi}`, en: `Isometric view: ${en}`, ko: `입체도: ${ko}` },
    ],
  ] as const;
  for (const [angle, draw, alt] of angles) {
    const { svg, width, height } = draw(module);
    const id = `module-${module.id}-${angle}`;
    entries.push(
      await save(svg, {
        id,
        path: 'modules',
        name: `${id}.svg`,
        kind: 'module',
        width,
        height,
        alt,
        tags: { model: module.id, angle },
      }),
    );
  }
}
writeManifest(entries);
process.stdout.write(`${entries.length} drawings\n`);
