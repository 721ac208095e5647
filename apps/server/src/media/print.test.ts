import { readFile } from 'node:fs/promises';
import { mostPrintDistance, printDistance } from '@hien/domain';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeUpload } from './upload-pictures.ts';
import { FairQueue } from './fair-queue.ts';

const rooms = [
  'living-modern-01',
  'kitchen-modern-01',
  'bedroom-scandinavian-01',
  'bathroom-japandi-01',
  'living-japandi-01',
  'living-japandi-02',
];
const folder = new URL('../../../../packages/pictures/files/rooms/', import.meta.url);

const printOfUpload = async (content: Buffer): Promise<string> => {
  const { facts } = await encodeUpload(
    content,
    new FairQueue({ slots: 1, perCaller: 10, waiting: 10 }),
    { caller: null },
  );
  return facts.print ?? '';
};

describe('the print of a picture', () => {
  const pictures: { content: Buffer; print: string }[] = [];
  const width = 1200;
  const height = 800;

  beforeAll(async () => {
    for (const room of rooms) {
      const file = await readFile(new URL(`${room}.avif`, folder));
      const content = await sharp(file).resize(width, height).png().toBuffer();
      pictures.push({ content, print: await printOfUpload(content) });
    }
  });

  test.each([
    ['half the size', (one: Sharp) => one.resize(width / 2).webp()],
    ['a small one', (one: Sharp) => one.resize(320).png()],
    ['a JPEG at 45', (one: Sharp) => one.jpeg({ quality: 45 })],
    [
      'cropped a little',
      (one: Sharp) =>
        one
          .extract({ left: 12, top: 8, width: width - 24, height: height - 16 })
          .jpeg({ quality: 80 }),
    ],
  ])('stays near in %s', async (_, changed) => {
    for (const { content, print } of pictures) {
      const copy = await printOfUpload(await changed(sharp(content)).toBuffer());
      expect(printDistance(print, copy)).toBeLessThanOrEqual(mostPrintDistance);
    }
  });

  test('is far from that of another room', () => {
    for (const [at, { print }] of pictures.entries())
      for (const other of pictures.slice(0, at))
        expect(printDistance(print, other.print)).toBeGreaterThan(mostPrintDistance);
  });
});
