import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { housePictures } from './house-picture.ts';

const manifest = new URL('../../../../pictures/manifest.json', import.meta.url);

test('pictures of the house are as they are rendered, with their mean colours', () => {
  const entries = new Map(
    (JSON.parse(readFileSync(manifest, 'utf8')) as { path: string; name: string }[]).map(
      (entry) => [`${entry.path}/${entry.name}`, entry],
    ),
  );
  for (const picture of Object.values(housePictures))
    expect(entries.get(`${picture.path}/${picture.name}`), picture.name).toMatchObject(picture);
});
