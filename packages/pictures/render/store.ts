/** Encode a developed picture and keep the manifest in order. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../src/types.ts';
import { root } from './plan.ts';

const manifestPath = join(root, 'manifest.json');

export function readManifest(): Picture[] {
  return JSON.parse(readFileSync(manifestPath, 'utf8')) as Picture[];
}

/** Add or replace entries; the manifest stays sorted by path and id. */
export function writeManifest(entries: Picture[]): void {
  const all = new Map(readManifest().map((entry) => [`${entry.path}/${entry.id}`, entry]));
  for (const entry of entries) all.set(`${entry.path}/${entry.id}`, entry);
  const sorted = [...all.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  writeFileSync(
    manifestPath,
    `[\n${sorted.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
  );
}

/** A tiny WebP as data URI, at most 400 bytes: the widest of a few sizes that fits. */
async function placeholderOf(image: Buffer): Promise<string> {
  for (const width of [20, 16, 12, 8]) {
    const tiny = await sharp(image).resize({ width }).webp({ quality: 30, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= 400) return uri;
  }
  throw new Error('no placeholder fits in 400 bytes');
}

/** The mean colour, which a box shows before anything else arrives. */
async function colourOf(image: Buffer): Promise<string> {
  const pixel = await sharp(image).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${[pixel[0], pixel[1], pixel[2]].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

/** Placeholder and colour of an encoded or drawn picture. */
export async function describe(image: Buffer): Promise<Pick<Picture, 'placeholder' | 'color'>> {
  return { placeholder: await placeholderOf(image), color: await colourOf(image) };
}

/** Write the AVIF below `limit` bytes, at `best` (AVIF's quality) where that is small enough, and return what the manifest says about the file. */
export async function encode(
  png: string,
  picture: Pick<Picture, 'path' | 'name'>,
  limit = 600_000,
  best = 62,
): Promise<Pick<Picture, 'width' | 'height' | 'placeholder' | 'color'>> {
  const image = readFileSync(png);
  const folder = join(root, 'files', picture.path);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, picture.name);
  for (const quality of [best, best - 8, best - 16, best - 24]) {
    await sharp(image).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toFile(file);
    if (statSync(file).size <= limit) break;
  }
  const { width, height } = await sharp(image).metadata();
  return { width, height, ...(await describe(image)) };
}
