import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modulePhotos, photoSide } from './module-picture.ts';

type Entry = {
  readonly kind: string;
  readonly path: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};

const manifest = new URL('../../../../pictures/manifest.json', import.meta.url);

test('modules have the photographs that the pictures have', () => {
  const entries = (JSON.parse(readFileSync(manifest, 'utf8')) as Entry[]).filter(
    ({ kind }) => kind === 'module-photo',
  );
  for (const entry of entries)
    expect(entry).toMatchObject({ path: 'modules', width: photoSide, height: photoSide });
  expect(modulePhotos).toEqual(
    Object.fromEntries(
      entries.map(({ name, color }) => [name.replace(/^module-(.+)\.avif$/, '$1'), color]),
    ),
  );
});
