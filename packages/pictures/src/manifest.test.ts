import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureById, pictures } from './index.ts';

const files = join(import.meta.dirname, '..', 'files');
const studio = join(import.meta.dirname, '..', 'studio');
const KB = 1000;
const MB = 1000 * KB;

interface Named {
  id: string;
}
const ids = (path: string) =>
  (JSON.parse(readFileSync(join(studio, path), 'utf8')) as Named[]).map(({ id }) => id);

function onDisk(): string[] {
  // Layers of rooms have a list of their own, layers.json; what is sold is said at the picture that pages show.
  return readdirSync(files)
    .filter((folder) => folder !== 'layers' && folder !== 'sold')
    .flatMap((folder) => readdirSync(join(files, folder)).map((name) => `${folder}/${name}`));
}

describe('manifest', () => {
  test('lists every file once, and no file is unlisted', () => {
    const listed = pictures.map(({ path, name }) => `${path}/${name}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.toSorted()).toEqual(onDisk().toSorted());
  });

  test('ids are unique and are the file names', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    for (const picture of pictures) {
      expect(picture.name.replace(/\.\w+$/, '')).toBe(picture.id);
      expect(pictureById(picture.id)).toBe(picture);
    }
  });

  test('says the true size of each file', async () => {
    for (const { path, name, width, height } of pictures) {
      const real = await sharp(join(files, path, name)).metadata();
      expect({ name, width: real.width, height: real.height }).toEqual({ name, width, height });
    }
  });

  test('says of which rooms designs sell a picture of 2,400 pixels', async () => {
    const rooms = pictures.filter(({ sold }) => sold !== undefined);
    expect(rooms.map(({ name }) => name).toSorted()).toEqual(
      readdirSync(join(files, 'sold')).toSorted(),
    );
    for (const { id, kind, name, width, height } of rooms) {
      expect(kind, id).toBe('room');
      const real = await sharp(join(files, 'sold', name)).metadata();
      expect([real.width, real.height], id).toEqual([2400, Math.round((2400 * height) / width)]);
    }
  });

  test('keeps the agreed ratios', () => {
    const ratios: Record<string, number> = {
      room: 4 / 3,
      product: 1,
      'module-photo': 1,
      banner: 16 / 9,
      portrait: 3 / 4,
      cover: 3 / 2,
      home: 4 / 3,
      project: 4 / 3,
      work: 4 / 3,
      office: 4 / 3,
      villa: 4 / 3,
      exterior: 4 / 3,
      panorama: 2,
      mark: 1,
      avatar: 1,
    };
    const wrong = pictures.filter(
      ({ kind, width, height }) =>
        Math.abs(width / height - (ratios[kind] ?? width / height)) >= 0.01,
    );
    expect(wrong).toEqual([]);
  });

  test('describes each picture in three languages, each in its own words', () => {
    for (const { id, alt } of pictures) {
      expect(alt.vi.length, id).toBeGreaterThan(5);
      expect(alt.en.length, id).toBeGreaterThan(5);
      expect(alt.ko, id).toMatch(/[가-힣]/);
      expect(new Set([alt.vi, alt.en, alt.ko]).size, id).toBe(3);
    }
  });

  test('shows a room before and between the works from the point of the finished one', () => {
    const earlier = pictures.filter(({ tags }) => tags.stage !== undefined);
    for (const { id, tags, width, height } of earlier) {
      const after = pictureById(tags.after ?? '');
      expect(['room', 'office'], id).toContain(after?.kind);
      expect(width / height, id).toBeCloseTo((after?.width ?? 0) / (after?.height ?? 1), 2);
    }
  });

  test('has all that a marketplace is asked for, final and wide enough', () => {
    const finals = pictures.filter(({ source }) => source?.quality !== 'quick');
    const asked: Record<string, [count: number, width: number]> = {
      room: [48, 1280],
      product: [146, 1200],
      work: [3, 1280],
      'module-photo': [24, 1200],
      panorama: [10, 3072],
      cover: [30, 1440],
      project: [30, 1280],
      banner: [10, 1920],
      exterior: [3, 1280],
    };
    for (const [kind, [count, least]] of Object.entries(asked)) {
      const widths = finals.filter((picture) => picture.kind === kind).map(({ width }) => width);
      expect(widths.length, kind).toBeGreaterThanOrEqual(count);
      expect(Math.min(...widths), kind).toBeGreaterThanOrEqual(least);
    }
  });

  test('a panorama is of a room that has a picture', () => {
    for (const { id, tags, width } of pictures.filter(({ kind }) => kind === 'panorama')) {
      const room = pictureById(tags.scene ?? '');
      expect(['room', 'same', 'villa'], id).toContain(room?.kind);
      expect([room?.tags.room, room?.tags.style], id).toEqual([tags.room, tags.style]);
      expect(width, id).toBeGreaterThanOrEqual(3072);
    }
  });

  test('has a placeholder of at most 400 bytes and a colour', () => {
    for (const { id, placeholder, color } of pictures) {
      expect(placeholder, id).toMatch(/^data:image\/webp;base64,/);
      expect(placeholder.length, id).toBeLessThanOrEqual(400);
      expect(color, id).toMatch(/^#[\da-f]{6}$/);
    }
  });

  test('says how each rendered picture was made', () => {
    for (const { id, name, source } of pictures.filter((picture) =>
      picture.name.endsWith('.avif'),
    )) {
      expect(name, id).toMatch(/\.avif$/);
      expect(source?.hash, id).toMatch(/^[\da-f]{16}$/);
      expect(source?.samples, id).toBeGreaterThan(0);
    }
  });

  test('names only products of the catalogue', () => {
    const known = new Set(
      readdirSync(join(studio, 'catalogue')).flatMap((file) => ids(join('catalogue', file))),
    );
    expect(known.size).toBeGreaterThanOrEqual(72);
    for (const { id, products = [] } of pictures)
      expect(
        products.filter((product) => !known.has(product)),
        id,
      ).toEqual([]);
  });
});

describe('weight', () => {
  test('no file is above its limit, the whole set is below 60 MB', () => {
    let total = 0;
    for (const { path, name, kind, sold } of pictures) {
      const { size } = statSync(join(files, path, name));
      expect(size, name).toBeLessThanOrEqual(kind === 'panorama' ? 1.5 * MB : 600 * KB);
      total += size;
      if (sold === undefined) continue;
      const large = statSync(join(files, 'sold', name)).size;
      expect(large, name).toBeLessThanOrEqual(900 * KB);
      total += large;
    }
    expect(total).toBeLessThan(60 * MB);
  });
});
