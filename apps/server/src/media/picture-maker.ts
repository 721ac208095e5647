import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FairQueue, TurnOf } from './fair-queue.ts';
import type { PictureFormat } from './format.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureSource } from './picture-source.ts';
import { uploadLimits } from './upload-pictures.ts';
import { type WantedSize, within } from './sizes.ts';

/** What is known of a source without unfolding it. */
type Shape = { readonly width: number; readonly height: number; readonly hasAlpha: boolean };

export type MadePicture = {
  readonly content: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
};

/** One thread for each picture: how many are made at a time is up to the turns. */
sharp.concurrency(1);

/** A picture being made, and how many wait for it. */
type Making = { readonly work: Promise<Buffer>; readonly leave: AbortController; wanted: number };

/**
 * Makes pictures in the size and format somebody wants, once: what is made is kept, and requests for the
 * same one wait for the same work. AVIF is the smallest and the slowest to make, so a picture that is not
 * there in AVIF yet goes out in the next format at once and is made in AVIF afterwards.
 */
export class PictureMaker {
  readonly #cache: PictureCache;
  readonly #turns: FairQueue;
  readonly #making = new Map<string, Making>();
  readonly #shapes = new Map<string, Promise<Shape>>();

  constructor(cache: PictureCache, turns: FairQueue) {
    this.#cache = cache;
    this.#turns = turns;
  }

  async shape(source: PictureSource): Promise<Shape> {
    const key = `${source.key} ${source.version}`;
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    if (this.#shapes.size > 5000) this.#shapes.clear();
    const shape = source
      .open()
      .then((content) => sharp(content).metadata())
      .then(({ width, height, hasAlpha }) => ({ width, height, hasAlpha }));
    this.#shapes.set(key, shape);
    shape.catch(() => this.#shapes.delete(key));
    return shape;
  }

  /**
   * The first of the formats that is there; else the first but AVIF, made in the caller's turn.
   * @throws {ApiError} RATE_LIMITED when too much of this caller waits.
   */
  async make(
    source: PictureSource,
    size: WantedSize,
    formats: readonly PictureFormat[],
    turn: TurnOf,
  ): Promise<MadePicture> {
    for (const format of formats) {
      const key = keyOf(source, size, format);
      const content = await this.#cache.read(key);
      if (content !== null) return { content, format, etag: `"${key}"` };
      if (format === 'avif') this.#makeLater(source, size);
      else
        return {
          content: await this.#makeOnce(source, size, format, turn),
          format,
          etag: `"${key}"`,
        };
    }
    throw new Error('a picture was asked for in no format');
  }

  /** Joins the work on the same picture; it leaves its queue only when all who want it have left. */
  async #makeOnce(
    source: PictureSource,
    size: WantedSize,
    format: PictureFormat,
    { caller, signal }: TurnOf,
  ): Promise<Buffer> {
    signal?.throwIfAborted();
    const key = keyOf(source, size, format);
    const making = this.#making.get(key) ?? this.#start(key, source, size, format, caller);
    making.wanted += 1;
    const leave = (): void => {
      making.wanted -= 1;
      if (making.wanted === 0) making.leave.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    return making.work.finally(() => signal?.removeEventListener('abort', leave));
  }

  #start(
    key: string,
    source: PictureSource,
    size: WantedSize,
    format: PictureFormat,
    caller: string | null,
  ): Making {
    const leave = new AbortController();
    const work = this.#turns
      .take({ caller, signal: leave.signal }, async () => {
        const content = await encode(source, fitting(size, await this.shape(source)), format);
        // A full disk must not take the picture from whoever asked for it.
        await this.#cache.write(key, content).catch(() => {});
        return content;
      })
      .finally(() => this.#making.delete(key));
    const making: Making = { work, leave, wanted: 0 };
    this.#making.set(key, making);
    // Whoever comes after all have left starts anew.
    leave.signal.addEventListener('abort', () => this.#making.delete(key), { once: true });
    return making;
  }

  /** Nobody waits for these, so they are made when nobody waits for anything. */
  #makeLater(source: PictureSource, size: WantedSize): void {
    if (this.#making.has(keyOf(source, size, 'avif'))) return;
    this.#makeOnce(source, size, 'avif', { caller: null }).catch(() => {});
  }
}

const keyOf = (source: PictureSource, size: WantedSize, format: PictureFormat): string => {
  const name = createHash('sha1')
    .update(`${source.key} ${source.version} ${size.width ?? 'auto'}x${size.height ?? 'auto'}`)
    .digest('hex');
  return `${name}.${format}`;
};

const fitting = ({ width, height }: WantedSize, shape: Shape): WantedSize =>
  width === null || height === null ? { width, height } : within(width, height, shape);

async function encode(
  source: PictureSource,
  { width, height }: WantedSize,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = sharp(await source.open(), {
    limitInputPixels: uploadLimits.pixels,
    sequentialRead: true,
  }).autoOrient();
  const resized = picture.resize({
    width: width ?? undefined,
    height: height ?? undefined,
    fit: 'cover',
    withoutEnlargement: true,
  });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 52, effort: 3 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'png':
      return resized.png({ palette: true, effort: 5 }).toBuffer();
    case 'jpeg':
      return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
