import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Language, slug } from '@hien/domain';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Database } from '../../db/database.ts';
import { type PictureFolders, findPicture } from '../../media/picture-source.ts';
import { estimateOf, readDesign, type StoredDesign } from '../detail.ts';
import { licenceBytes } from './licence.ts';
import { estimateSheet, materialSheet } from './sheets.ts';
import { csvOf, xlsxOf } from './table-files.ts';
import { type Sent, findSent, sentOf } from './sent-files.ts';
import { names } from './words.ts';
import { planZip, safePaths } from './zip.ts';

/** A file of a package: bytes made from the data, or a picture as it lies. */
export type PackageFile = {
  readonly kind: 'render' | 'plan' | 'materials' | 'estimate';
  /** Inside the archive. */
  readonly path: string;
  readonly size: number;
  readonly crc: number;
} & ({ readonly content: Buffer } | { readonly picture: string });

/** What every buyer of a design gets today; the licence note comes last and is each buyer's own. */
export type DesignPackage = {
  readonly number: string;
  readonly files: readonly PackageFile[];
  readonly licence: { readonly path: string; readonly size: number };
  /** Of the archive, in bytes: the same for every buyer. */
  readonly size: number;
};

type Made = Omit<PackageFile, 'path' | 'size' | 'crc'> & { path: string } & (
    | { content: Buffer }
    | { picture: string; size: number; crc: number }
  );

/** Wide enough to print on A3. */
const planPixels = 2400;

/**
 * The files of designs. What the lists say is counted by the same functions as the page, at the moment; a package that
 * was made is used again until anything in it changes.
 */
export class PackageFiles {
  readonly #made = new LRUCache<string, DesignPackage>({ max: 64 });
  readonly #crcs = new LRUCache<string, { size: number; crc: number }>({ max: 5000 });
  readonly #drawings = new LRUCache<string, Buffer>({ max: 64 });
  readonly #database: Database;
  readonly #folders: PictureFolders;

  constructor(database: Database, folders: PictureFolders) {
    this.#database = database;
    this.#folders = folders;
  }

  /** Null when there is no such design. */
  async of(designId: number, language: Language, now: number): Promise<DesignPackage | null> {
    // As nobody in particular sees it: what differs by buyer is the licence note alone.
    const design = await readDesign(this.#database, designId, 0, language);
    if (design === null) return null;
    const sent = await sentOf(this.#database, designId);
    const estimate = design.on_request ? null : estimateOf(design, design.style, language, now);
    const key = createHash('sha256')
      .update(JSON.stringify([language, design, estimate, sent]))
      .digest('hex');
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = [
      ...(await this.#renders(design, sent, language)),
      ...(await this.#plans(design, language)),
      ...(await this.#documents(sent, language)),
      ...(estimate === null ? [] : await lists(design, estimate, language)),
    ];
    const paths = safePaths(made.map(({ path }) => `${design.number}/${path}`));
    const files = made.map((file, place): PackageFile => {
      const path = paths[place] ?? '';
      return 'content' in file
        ? { ...file, path, size: file.content.length, crc: crc32(file.content) }
        : { ...file, path };
    });
    const licence = { path: `${design.number}/GIAY-PHEP.txt`, size: licenceBytes };
    const { size } = planZip([...files, { ...licence, crc: 0 }], 0);
    const whole = { number: design.number, files, licence, size };
    this.#made.set(key, whole);
    return whole;
  }

  /** Every room as it is rendered. A picture that is not there any more is left out: the rest is worth having. */
  async #renders(
    { rooms }: StoredDesign,
    { pictures: more, overviews }: Sent,
    language: Language,
  ): Promise<Made[]> {
    const pictures = [
      ...rooms.flatMap(({ id, name, picture, panorama }) => [
        { name, picture },
        ...(more.get(id) ?? []).map((one) => ({ name, picture: one })),
        ...(panorama === null ? [] : [{ name: `${name} 360`, picture: panorama }]),
      ]),
      ...overviews.map((one) => ({ name: names.overview[language], picture: one })),
    ];
    const found = await Promise.all(
      pictures.map(async ({ name, picture: { path, name: file } }, place) => {
        const picture = `${path}/${file}`;
        const known = await this.#measured(picture);
        const ending = file.slice(file.lastIndexOf('.'));
        const number = String(place + 1).padStart(2, '0');
        const inside = `${names.renders[language]}/${number}-${roomWord(name, language)}${ending}`;
        return known === null ? [] : [{ kind: 'render' as const, path: inside, picture, ...known }];
      }),
    );
    return found.flat();
  }

  /** Each floor as it is drawn, and as pixels for programs that read no drawing. */
  async #plans({ floors }: StoredDesign, language: Language): Promise<Made[]> {
    const found = await Promise.all(
      floors.map(async ({ plan }, place) => {
        const source = await findPicture(this.#folders, `${plan.path}/${plan.name}`);
        if (source === null) return [];
        const opened = await source.open();
        const drawing = typeof opened === 'string' ? await readFile(opened) : opened;
        const key = `${source.key} ${source.version}`;
        const stem = `${names.plans[language]}/${names.plan[language]}-${place + 1}`;
        // What a partner sent is pixels already.
        if (source.extension !== '.svg')
          return [{ kind: 'plan' as const, path: `${stem}${source.extension}`, content: drawing }];
        const pixels =
          this.#drawings.get(key) ??
          (await sharp(drawing, { density: 200 }).resize({ width: planPixels }).png().toBuffer());
        this.#drawings.set(key, pixels);
        return [
          { kind: 'plan' as const, path: `${stem}.svg`, content: drawing },
          { kind: 'plan' as const, path: `${stem}.png`, content: pixels },
        ];
      }),
    );
    return found.flat();
  }

  /** Documents as their partner sent them. */
  async #documents({ files }: Sent, language: Language): Promise<Made[]> {
    const found = await Promise.all(
      files.map(async ({ kind, file, title }, place) => {
        const known = await this.#measured(file);
        // Letters of every system, and nothing that could be a path.
        const word = slug(title).replaceAll(/[^a-z0-9-]/g, '') || kind;
        const path = `${names.documents[language]}/${String(place + 1).padStart(2, '0')}-${word}.pdf`;
        return known === null ? [] : [{ kind, path, picture: file, ...known }];
      }),
    );
    return found.flat();
  }

  /** Length and CRC of a picture or a document, counted once for each of its versions. */
  async #measured(address: string): Promise<{ size: number; crc: number } | null> {
    const source = await findSent(this.#folders, address);
    if (source === null) return null;
    const key = `${source.key} ${source.version}`;
    const known = this.#crcs.get(key);
    if (known !== undefined) return known;
    let [size, crc] = [0, 0];
    for await (const bite of bytesOf(await source.open())) {
      crc = crc32(bite, crc);
      size += bite.length;
    }
    const counted = { size, crc };
    this.#crcs.set(key, counted);
    return counted;
  }

  /** Bytes `from` to `until` (exclusive) of a picture. @throws when it is not the one that was frozen any more */
  async *read(
    { picture, size }: { readonly picture: string; readonly size: number },
    from: number,
    until: number,
  ): AsyncGenerator<Uint8Array> {
    const source = await findSent(this.#folders, picture);
    const opened = await source?.open();
    if (opened === undefined) throw new Error('a picture of a package is gone');
    const length = typeof opened === 'string' ? (await stat(opened)).size : opened.length;
    if (length !== size) throw new Error('a picture of a package has changed');
    yield* bytesOf(opened, from, until);
  }
}

async function* bytesOf(
  opened: string | Buffer,
  from = 0,
  until = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  if (typeof opened !== 'string') yield opened.subarray(from, until);
  else
    for await (const bite of createReadStream(opened, { start: from, end: until - 1 }))
      yield bite as Uint8Array;
}

/** A room's name in letters of every system; Hangul has none, so Korean files have their number alone. */
const roomWord = (name: string, language: Language): string =>
  language === 'ko' ? 'render' : name.toLowerCase();

async function lists(
  design: StoredDesign,
  estimate: NonNullable<ReturnType<typeof estimateOf>>,
  language: Language,
): Promise<Made[]> {
  const materials = materialSheet(design, language);
  const costs = estimateSheet(estimate, design, language);
  const file = (kind: 'materials' | 'estimate', ending: string, content: Buffer): Made => ({
    kind,
    path: `${names[kind][language]}.${ending}`,
    content,
  });
  return [
    file('materials', 'xlsx', await xlsxOf(materials)),
    file('materials', 'csv', csvOf(materials)),
    file('estimate', 'xlsx', await xlsxOf(costs)),
    file('estimate', 'csv', csvOf(costs)),
  ];
}
