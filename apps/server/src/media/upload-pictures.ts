import { createHash, randomBytes } from 'node:crypto';
import { isAllAround, printOf, printSide } from '@hien/domain';
import sharp from 'sharp';
import type { mediaUploads } from '../db/schema/system.ts';
import { ApiError } from '../http/api-error.ts';
import { kindOf } from './picture-kind.ts';
import type { FairQueue, TurnOf } from './fair-queue.ts';

/** What one upload may be. */
export const uploadLimits = {
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  /** 50 megapixels: a small file can unfold to gigabytes. */
  pixels: 50_000_000,
  /** The longer side of what is kept. */
  keptSide: 2560,
  /** The same of a room all around: some eleven pixels a degree. */
  keptAround: 4096,
  /** A picture that takes longer to decode was made to. */
  seconds: 20,
};

export type UploadFacts = Pick<
  typeof mediaUploads.$inferInsert,
  'name' | 'width' | 'height' | 'bytes' | 'sha256' | 'placeholder' | 'color' | 'print'
>;

/**
 * Reads a picture by its content (never by its name or declared type), turns it upright, removes EXIF and
 * every other hidden part by encoding it anew, and gives it a random name.
 * @throws {ApiError} UNSUPPORTED_MEDIA for anything but JPEG, PNG, WebP and AVIF, TOO_LARGE above the limits.
 */
export function encodeUpload(
  content: Buffer,
  turns: FairQueue,
  turn: TurnOf,
): Promise<{ facts: UploadFacts; data: Buffer }> {
  return turns.take(turn, () => encode(content));
}

async function encode(content: Buffer): Promise<{ facts: UploadFacts; data: Buffer }> {
  const kind = kindOf(content);
  if (kind === null) throw new ApiError('UNSUPPORTED_MEDIA');
  const source = sharp(content, {
    limitInputPixels: uploadLimits.pixels,
    failOn: 'error',
    sequentialRead: true,
  });
  // Only the head is read here: its size is judged before anything is unfolded.
  const metadata = await source.metadata().catch((error: unknown) => {
    throw new ApiError(
      error instanceof Error && error.message.includes('pixel limit')
        ? 'TOO_LARGE'
        : 'UNSUPPORTED_MEDIA',
    );
  });
  if (metadata.format !== kind || (kind === 'heif' && metadata.compression !== 'av1'))
    throw new ApiError('UNSUPPORTED_MEDIA');
  if (metadata.width * metadata.height > uploadLimits.pixels) throw new ApiError('TOO_LARGE');
  const side = isAllAround(metadata) ? uploadLimits.keptAround : uploadLimits.keptSide;
  const upright = source.autoOrient().resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data, info } = await upright
    .webp({ quality: 82, effort: 4 })
    .timeout({ seconds: uploadLimits.seconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      // The head was a picture, the rest is not.
      throw new ApiError('UNSUPPORTED_MEDIA');
    });
  return {
    data,
    facts: {
      name: `${randomBytes(16).toString('hex')}.webp`,
      width: info.width,
      height: info.height,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
      ...(await impression(data)),
    },
  };
}

/** A tiny picture to paint first, the mean colour, and the print by which a copy is found. */
async function impression(data: Buffer) {
  const tiny = await sharp(data)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer();
  const { channels } = await sharp(data).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  // A grey picture has one channel.
  const color = hex.length === 3 ? hex.join('') : (hex[0] ?? '80').repeat(3);
  return {
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    color: `#${color}`,
    print: await printOfPicture(data),
  };
}

/** How a picture looks (docs/adr/0122). */
export async function printOfPicture(picture: Buffer | string): Promise<string> {
  const greys = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(printSide, printSide, { fit: 'fill' })
    .raw()
    .toBuffer();
  return printOf(greys);
}
