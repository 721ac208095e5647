import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureFormat } from './format.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureSource } from './picture-source.ts';
import { uploadLimits } from './upload-pictures.ts';
import type { WantedSize } from './sizes.ts';

/** What is known of a source without unfolding it. */
type Shape = { readonly width: number; readonly height: number; readonly hasAlpha: boolean };

export type MadePicture = {
  readonly content: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
};

/** One picture at a time per core leaves the others for requests. */
sharp.concurrency(1);

/**
 * Makes pictures in the size and format somebody wants, once: what is made is kept, and requests for the
 * same one wait for the same work. AVIF is the smallest and the slowest to make, so a picture that is not
 * there in AVIF yet goes out in the next format at once and is made in AVIF afterwards.
 */
export class PictureMaker {
  readonly #cache: PictureCache;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #shapes = new Map<string, Promise<Shape>>();
  readonly #later: (() => Promise<unknown>)[] = [];
  #working = false;

  constructor(cache: PictureCache) {
    this.#cache = cache;
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

  /** The first of the formats that is there; else the first but AVIF, made now. */
  async make(
    source: PictureSource,
    size: WantedSize,
    formats: readonly PictureFormat[],
  ): Promise<MadePicture> {
    for (const format of formats) {
      const key = keyOf(source, size, format);
      const content = await this.#cache.read(key);
      if (content !== null) return { content, format, etag: `"${key}"` };
      if (format === 'avif') this.#makeLater(source, size);
      else return { content: await this.#makeOnce(source, size, format), format, etag: `"${key}"` };
    }
    throw new Error('a picture was asked for in no format');
  }

  #makeOnce(source: PictureSource, size: WantedSize, format: PictureFormat): Promise<Buffer> {
    const key = keyOf(source, size, format);
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const work = this.shape(source)
      .then((shape) => encode(source, fitting(size, shape), format))
      .then(async (content) => {
        // A full disk must not take the picture from whoever asked for it.
        await this.#cache.write(key, content).catch(() => {});
        return content;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, work);
    return work;
  }

  #makeLater(source: PictureSource, size: WantedSize): void {
    if (this.#later.length >= 500 || this.#making.has(keyOf(source, size, 'avif'))) return;
    this.#later.push(() => this.#makeOnce(source, size, 'avif'));
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let next = this.#later.shift(); next !== undefined; next = this.#later.shift()) {
      await next().catch(() => {});
    }
    this.#working = false;
  }
}

const keyOf = (source: PictureSource, size: WantedSize, format: PictureFormat): string => {
  const name = createHash('sha1')
    .update(`${source.key} ${source.version} ${size.width ?? 'auto'}x${size.height ?? 'auto'}`)
    .digest('hex');
  return `${name}.${format}`;
};

/** Nothing is blown up: a size beyond the picture becomes the picture's own, in the wanted proportion. */
function fitting({ width, height }: WantedSize, shape: Shape): WantedSize {
  if (width === null || height === null) return { width, height };
  const scale = Math.min(1, shape.width / width, shape.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

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
