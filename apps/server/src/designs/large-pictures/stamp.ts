import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { uploadLimits } from '../../media/upload-pictures.ts';
import { letters } from '../../pages/cards/draw-card.ts';

/** The longer side of the largest picture that is shown. */
const mostPixels = 4096;

/**
 * A picture as large as there is, with a line of who looks at it: across the middle, so that cutting an edge off does not take it
 * away, and pale enough to judge the room behind it.
 * @param ground A file's path, or its content.
 */
export async function stamped(ground: string | Buffer, line: string): Promise<Buffer> {
  const { data, info } = await sharp(typeof ground === 'string' ? await readFile(ground) : ground, {
    limitInputPixels: uploadLimits.pixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = Math.max(14, Math.round(info.width / 48));
  const width = Math.round(info.width * 0.92);
  const dark = await letters(line, { size, colour: '#1b150e73', width });
  const light = await letters(line, { size, colour: '#fffdf9b3', width });
  const left = Math.round((info.width - light.width) / 2);
  const top = Math.round((info.height - light.height) / 2);
  const edge = Math.max(1, Math.round(size / 16));
  return sharp(data, { raw: info })
    .composite([
      { input: dark.input, left: Math.max(0, left + edge), top: Math.max(0, top + edge) },
      { input: light.input, left: Math.max(0, left), top: Math.max(0, top) },
    ])
    .webp({ quality: 84 })
    .toBuffer();
}
