import { printDistance } from '@hien/domain';
import { expect, test } from 'vitest';
import { printOfPicture } from '../../media/upload-pictures.ts';
import { digestOf, printed, readPicture } from './picture-files.ts';
import stored from './prints.json' with { type: 'json' };

const prints: Readonly<Record<string, { readonly print: string; readonly file: string }>> = stored;

test('prints.json knows each picture as it lies on the disk: node apps/server/src/seed/prints/make.ts', async () => {
  const files: Record<string, string> = {};
  for (const picture of printed) files[picture.name] = digestOf(await readPicture(picture));
  const known = Object.entries(prints).map(([name, { file }]) => [name, file]);
  expect(Object.fromEntries(known)).toEqual(files);
});

test('a print is what an upload’s would be', async () => {
  for (const picture of printed.filter((_, at) => at % 25 === 3)) {
    const print = await printOfPicture(await readPicture(picture));
    // A decoder of another build may round a grey otherwise.
    expect(printDistance(print, prints[picture.name]?.print ?? '')).toBeLessThanOrEqual(1);
  }
});
