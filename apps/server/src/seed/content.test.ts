import { fold } from '@hien/domain';
import { pictures, spotsIn } from '@hien/pictures';
import { renderedRooms } from '@hien/pictures/layered';
import { describe, expect, test } from 'vitest';
import type { LocalizedText, StoredPicture } from '../db/schema/columns.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import { interiorShares } from '../db/schema/community.ts';
import { articles as articleTable } from '../db/schema/content.ts';
import { designRooms, designs as designTable, furnitureDecors } from '../db/schema/designs.ts';
import { roomLayouts } from '../db/schema/room-by-room.ts';
import { finishedHomes } from './content/built/homes.ts';
import { smallPlaceShares } from './content/shares/small-places.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows, peopleRows } from './rows/all.ts';
import { contractorRows } from './rows/contractors.ts';
import { shopRows } from './rows/shop.ts';

const book = new PictureBook(pictures);
const catalogue = catalogueRows(book);
const shop = shopRows(book);
const rowsOf = (wanted: PgTable) => catalogue.find(({ table }) => table === wanted)?.rows ?? [];
const [designs, decors, articles, shares] = [
  rowsOf(designTable),
  rowsOf(furnitureDecors),
  rowsOf(articleTable),
  rowsOf(interiorShares),
];

type Found<Value> = { where: string; value: Value };

const isText = (value: object): value is LocalizedText =>
  'vi' in value && 'en' in value && 'ko' in value;
const isPicture = (value: object): value is StoredPicture =>
  'path' in value && 'placeholder' in value;

/** Every localized text and every picture of a row, however deep. */
function collect(
  value: unknown,
  where: string,
  texts: Found<LocalizedText>[],
  shown: Found<StoredPicture>[],
): void {
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  if (isText(value)) {
    texts.push({ where, value });
    return;
  }
  if (isPicture(value)) shown.push({ where, value });
  for (const [key, inner] of Object.entries(value)) collect(inner, `${where}.${key}`, texts, shown);
}

const texts: Found<LocalizedText>[] = [];
const shown: Found<StoredPicture>[] = [];
const everything = [...catalogue, ...(await peopleRows(book))];
everything.forEach(({ rows }, table) =>
  rows.forEach((row, index) => collect(row, `${table}:${index + 1}`, texts, shown)),
);

const words = (text: string): string[] => text.split(/\s+/);

describe('how much there is', () => {
  test('the counts of the issue', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(240);
    expect([shop.categories.length, shop.brands.length, shop.sellers.length]).toEqual([10, 13, 13]);
    const kinds = articles.map(({ kind }) => kind);
    const essays = kinds.filter((kind) => kind === 'essay').length;
    const smallPlaces = smallPlaceShares.filter(({ cover }) => book.has(cover));
    expect([designs.length, kinds.length - essays, essays, shares.length]).toEqual([
      41,
      60,
      24,
      60 + smallPlaces.length,
    ]);
    expect(decors.length).toBeGreaterThanOrEqual(8);
  });

  test('an article or essay keeps its address, however many there are', () => {
    const rows = articles as (typeof articleTable.$inferInsert)[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    const idOf = (wanted: string) => rows.find(({ slug }) => slug === wanted)?.id;
    expect(idOf('cai-ghe-cua-ba-ngoai')).toBe(31);
    expect(idOf('thung-so-bay')).toBe(38);
    expect(idOf('hien-noi-ba-thu-tieng')).toBe(30);
  });

  test('every category and every brand has something to show', () => {
    for (const { id } of shop.categories)
      expect(
        shop.products.filter((product) => product.categoryId === id).length,
      ).toBeGreaterThanOrEqual(20);
    for (const { id } of shop.brands)
      expect(shop.products.some((product) => product.brandId === id)).toBe(true);
  });

  test('words that search must tell apart', () => {
    const names = shop.products.map((product) => product.name.vi.toLowerCase());
    const having = (word: string): number =>
      names.filter((name) => words(name.replace(/,/g, ' ')).includes(word)).length;
    expect(
      names.filter((name) => name.includes('đèn') && name.includes('trần')).length,
    ).toBeGreaterThanOrEqual(10);
    for (const word of ['đèn', 'đen', 'bàn', 'bạn', 'bán'])
      expect(having(word), word).toBeGreaterThan(0);
    expect(names.filter((name) => words(fold(name)).includes('ban')).length).toBeGreaterThan(10);
  });
});

/** Names of styles that Vietnamese and English took over as they are. */
const borrowed: ReadonlySet<string> = new Set(['Japandi']);

describe('the three languages', () => {
  test('are all there and differ', () => {
    const wrong = texts.filter(
      // Where a workshop stands is a name: English keeps it as it is.
      ({ where, value: { vi, en, ko } }) =>
        !vi ||
        !en ||
        !ko ||
        (vi === en && !where.endsWith('.place') && !borrowed.has(vi)) ||
        en === ko ||
        vi === ko,
    );
    expect(texts.length).toBeGreaterThan(4_000);
    expect(wrong).toEqual([]);
  });

  test('Vietnamese is NFC and has its accents, Korean is in Hangul', () => {
    expect(
      texts.filter(
        ({ value }) =>
          value.vi !== value.vi.normalize('NFC') || value.ko !== value.ko?.normalize('NFC'),
      ),
    ).toEqual([]);
    expect(
      texts.filter(
        ({ value }) => fold(value.vi) === value.vi.toLowerCase() && !borrowed.has(value.vi),
      ),
    ).toEqual([]);
    expect(texts.filter(({ value }) => !/[가-힣]/.test(value.ko ?? ''))).toEqual([]);
  });

  test('English has no Vietnamese or Korean sentence left in it', () => {
    expect(texts.filter(({ value }) => /[가-힣]/.test(value.en ?? ''))).toEqual([]);
    expect(
      texts.filter(({ value }) => /[가-힣]/.test(value.vi) && !value.vi.startsWith('#')),
    ).toEqual([]);
  });
});

describe('articles and essays', () => {
  const rows = articles as (typeof articleTable.$inferInsert)[];
  /** Runs of eight words, of five in Korean, where a word says more. */
  const shingles = (html: string, language: string): Set<string> => {
    const plain = html.replace(/<figure>.*?<\/figure>|<[^>]+>/g, ' ').toLowerCase();
    const parts = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
    const length = language === 'ko' ? 5 : 8;
    return new Set(parts.slice(length - 1).map((_, at) => parts.slice(at, at + length).join(' ')));
  };

  test.each(['vi', 'en', 'ko'] as const)('no two of them say the same in %s', (language) => {
    const sets = rows.map(({ slug, body }) => ({
      slug,
      set: shingles(body[language] ?? '', language),
    }));
    const alike: string[] = [];
    sets.forEach(({ slug, set }, at) => {
      for (const other of sets.slice(at + 1)) {
        const shared = [...set].filter((one) => other.set.has(one)).length;
        if (shared > 0.05 * Math.min(set.size, other.set.size)) alike.push(`${slug} ${other.slug}`);
      }
    });
    expect(alike).toEqual([]);
  });

  test('each has headings, is long enough to need them, and repeats no sentence', () => {
    for (const { slug, kind, body } of rows) {
      expect(words(body.vi.replace(/<[^>]+>/g, ' ')).length, slug).toBeGreaterThanOrEqual(350);
      if (kind === 'article') expect(body.vi.match(/<h2>/g)?.length ?? 0, slug).toBeGreaterThan(1);
      for (const language of ['vi', 'en', 'ko'] as const) {
        const html = body[language] ?? '';
        // Each language says it whole: as many blocks of each kind.
        const blocks = (text: string) => text.match(/<(h2|p|li|tr|blockquote|figure)>/g) ?? [];
        expect(blocks(html), `${slug} ${language}`).toEqual(blocks(body.vi));
        expect(html, `${slug} ${language}`).not.toMatch(/\*\*|\]\(|!\[|##/);
        // Whoever follows a link stays in their language.
        for (const [, to] of html.matchAll(/<a href="\/(\w+)\//g)) expect(to, slug).toBe(language);
        const sentences = (html.replace(/<[^>]+>/g, '\n').match(/[^.!?\n]{40,}[.!?]/g) ?? []).map(
          (one) => one.trim(),
        );
        expect(new Set(sentences).size, `${slug} ${language}`).toBe(sentences.length);
      }
    }
  });
});

describe('products', () => {
  test('no two share a name, a description or an address', () => {
    for (const language of ['vi', 'en', 'ko'] as const) {
      expect(new Set(shop.products.map((product) => product.name[language])).size).toBe(
        shop.products.length,
      );
      expect(new Set(shop.products.map((product) => product.description[language])).size).toBe(
        shop.products.length,
      );
      expect(new Set(shop.products.map((product) => product.summary[language])).size).toBe(
        shop.products.length,
      );
    }
    expect(new Set(shop.products.map((product) => product.slug)).size).toBe(shop.products.length);
  });

  test('descriptions differ by sentences, not by a word', () => {
    const bags = shop.products.map((product) => new Set(words(product.description.vi)));
    const close: string[] = [];
    bags.forEach((bag, left) => {
      for (let right = left + 1; right < bags.length; right += 1) {
        const other = bags[right] ?? new Set<string>();
        const own = [...bag].filter((word) => !other.has(word)).length;
        const others = [...other].filter((word) => !bag.has(word)).length;
        if (own + others < 12) close.push(`${left + 1} and ${right + 1}`);
      }
    });
    expect(close).toEqual([]);
    for (const product of shop.products)
      expect(product.description.vi.split('\n\n').length).toBeGreaterThanOrEqual(4);
  });

  test('texts keep within the contract', () => {
    for (const { name, summary, description, slug } of shop.products) {
      for (const language of ['vi', 'en', 'ko'] as const) {
        expect(name[language]?.length).toBeLessThanOrEqual(200);
        expect(summary[language]?.length).toBeLessThanOrEqual(400);
        expect(description[language]?.length).toBeLessThanOrEqual(8000);
      }
      expect(slug.length).toBeLessThanOrEqual(160);
    }
  });

  test('prices, discounts and stock are sane', () => {
    const finishes = shop.categories.find(({ slug }) => slug === 'finishes')?.id;
    for (const {
      categoryId,
      price,
      finalPrice,
      discountPercent,
      appPrice,
      widthMm,
      depthMm,
      heightMm,
      weightGrams,
    } of shop.products) {
      // Floors and paints have samples to try.
      expect(price).toBeGreaterThanOrEqual(categoryId === finishes ? 25_000 : 180_000);
      expect(price).toBeLessThanOrEqual(48_000_000);
      expect(finalPrice).toBeLessThanOrEqual(price);
      expect(discountPercent).toBe(Math.floor(((price - finalPrice) * 100) / price));
      expect(discountPercent).toBeLessThanOrEqual(30);
      expect(appPrice ?? 0).toBeLessThan(finalPrice);
      for (const measure of [widthMm, depthMm, heightMm, weightGrams])
        expect(measure).toBeGreaterThan(0);
    }
    expect(Math.max(...shop.products.map((product) => product.price))).toBe(48_000_000);
    const share = (count: number): number => count / shop.products.length;
    expect(
      share(shop.products.filter((product) => (product.discountPercent ?? 0) > 0).length),
    ).toBeGreaterThan(0.2);
    expect(shop.products.filter((product) => product.stock === 0).length).toBeGreaterThan(5);
    const stopped = shop.products.filter((product) => product.status === 'sold_out');
    expect(stopped.length).toBeGreaterThan(1);
    expect(stopped.every((product) => product.stock > 0)).toBe(true);
    expect(shop.products.filter((product) => product.madeToOrder).length).toBeGreaterThan(15);
  });

  test('sums and means are those of their rows', () => {
    for (const product of shop.products) {
      const options = shop.options.filter((option) => option.productId === product.id);
      const reviews = shop.reviews.filter((review) => review.productId === product.id);
      expect(options.length).toBe(product.optionCount);
      expect(options.reduce((sum, option) => sum + option.stock, 0)).toBe(product.stock);
      expect(reviews.length).toBe(product.ratingCount);
      expect(product.ratingHistogram).toEqual(
        [5, 4, 3, 2, 1].map((stars) => reviews.filter((review) => review.rating === stars).length),
      );
      const mean =
        reviews.reduce((sum, review) => sum + review.rating, 0) / Math.max(1, reviews.length);
      expect(Math.abs((product.rating ?? 0) - mean)).toBeLessThanOrEqual(0.051);
      expect(shop.questions.filter((question) => question.productId === product.id).length).toBe(
        product.questionCount,
      );
    }
  });

  test('nobody says the same twice under one product, and every star is given', () => {
    for (const product of shop.products) {
      const said = shop.reviews
        .filter((review) => review.productId === product.id)
        .map((review) => review.content);
      expect(new Set(said).size).toBe(said.length);
    }
    for (const stars of [1, 2, 3, 4, 5])
      expect(shop.reviews.some((review) => review.rating === stars)).toBe(true);
    for (const language of ['vi', 'en', 'ko'])
      expect(shop.reviews.filter((review) => review.language === language).length).toBeGreaterThan(
        80,
      );
  });
});

describe('contractors', () => {
  const { rows, projects, reviews } = contractorRows(book);
  const isOnce = (words: readonly (string | null | undefined)[]) =>
    words.filter((word, at) => words.indexOf(word) !== at);

  test('sixty in eight cities show two hundred projects and are spoken of six hundred times', () => {
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map(({ city }) => city)).size).toBe(8);
    expect(projects.length).toBeGreaterThanOrEqual(200);
    expect(reviews.length).toBeGreaterThanOrEqual(600);
    expect(reviews.filter(({ removedFor }) => removedFor !== null).length).toBeGreaterThan(4);
  });

  test.each(['vi', 'en', 'ko'] as const)('no two tell the same in %s', (language) => {
    expect(isOnce(rows.map(({ introduction }) => introduction[language]))).toEqual([]);
    expect(isOnce(projects.map(({ description }) => description[language]))).toEqual([]);
  });

  test('no two reviews say the same', () => {
    expect(isOnce(reviews.map(({ content }) => content))).toEqual([]);
  });

  test('no company shows a picture twice, and no picture is shown by more than a few', () => {
    const shown = new Map<string, Set<number>>();
    for (const { contractorId, pictures } of projects) {
      for (const { after } of pictures) {
        const by = shown.get(after.name) ?? new Set<number>();
        expect(by.has(contractorId), `${after.name} of ${contractorId}`).toBe(false);
        shown.set(after.name, by.add(contractorId));
      }
    }
    const most = Math.max(...[...shown.values()].map((by) => by.size));
    expect(most).toBeLessThanOrEqual(8);
  });

  test('one that has applied is the suspended one under another name', () => {
    const suspended = rows.filter(({ approval }) => approval === 'suspended');
    const [older, ...others] = suspended;
    expect(others).toEqual([]);
    const again = rows.filter(
      ({ taxCode, approval }) => taxCode === older?.taxCode && approval === 'applied',
    );
    expect(again).toHaveLength(1);
    expect(reviews.filter(({ contractorId }) => contractorId === older?.id).length).toBeGreaterThan(
      4,
    );
  });
});

describe('pictures', () => {
  test('no two articles share a cover', () => {
    const covers = articles.map((row) => (row as { cover: StoredPicture }).cover.name);
    expect(new Set(covers).size).toBe(covers.length);
  });

  test('no two homes share a cover, and the later ones no picture at all', () => {
    const rows = shares as (typeof interiorShares.$inferInsert)[];
    expect(new Set(rows.map(({ cover }) => cover.name)).size).toBe(rows.length);
    const shownIn = (name: string) =>
      rows.filter(({ pictures: all = [] }) => all.some((one) => one.name === name)).length;
    for (const { slug, cover } of rows.slice(24)) expect(shownIn(cover.name), slug).toBe(1);
  });

  test('every room of a design is there as it is sold, 2,400 pixels wide', () => {
    const shown = new Set(
      (rowsOf(designRooms) as { cover: StoredPicture }[]).map(({ cover }) => cover.name),
    );
    expect(shown.size).toBeGreaterThan(40);
    const sold = new Set(pictures.filter((one) => one.sold !== undefined).map(({ name }) => name));
    expect([...shown].filter((name) => !sold.has(name))).toEqual([]);
  });

  test('what a finished home is shown by is a scene of its own, rendered or to be', () => {
    const photos = finishedHomes.flatMap((home) => home.photos);
    expect(new Set(photos).size).toBe(photos.length);
    for (const photo of photos) expect(Object.keys(spotsIn(photo)), photo).not.toEqual([]);
  });

  test('a room before the works stands after the same room finished', () => {
    const galleries = contractorRows(book).rows.map(({ pictures: gallery = [] }) => gallery);
    const pairs = galleries.flatMap((gallery) =>
      gallery.flatMap(({ name }, at) =>
        name.startsWith('before-') ? [[gallery[at - 1]?.name, name.slice('before-'.length)]] : [],
      ),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(6);
    for (const [finished, before] of pairs) expect(finished).toBe(before);
  });

  test('a room that can be turned shows itself all around', () => {
    const seen = [
      ...rowsOf(designRooms).map(({ cover, panorama }) => ({ still: cover, panorama })),
      ...rowsOf(roomLayouts).map(({ picture, panorama }) => ({ still: picture, panorama })),
    ] as { still: StoredPicture; panorama: StoredPicture | null }[];
    const turned = seen.flatMap(({ still, panorama }) =>
      panorama ? [{ still: still.name, panorama: panorama.name }] : [],
    );
    const kept = pictures.filter(({ kind }) => kind === 'panorama');
    for (const { still, panorama } of turned) {
      const { scene } = kept.find(({ name }) => name === panorama)?.tags ?? {};
      expect(still, panorama).toBe(`${scene}.avif`);
    }
    // None of the set is left unseen.
    expect(new Set(turned.map(({ panorama }) => panorama)).size).toBe(kept.length);
  });

  test('a product shows its other side right after its front', () => {
    const sides = shop.pictures.filter(
      ({ picture }) => picture.path === 'products' && picture.name.endsWith('-2.avif'),
    );
    for (const { picture, position } of sides) expect(position, picture.name).toBe(1);
    const kept = pictures.filter(({ tags }) => tags.angle === 'side');
    expect(new Set(sides.map(({ picture }) => picture.name)).size).toBe(kept.length);
  });

  test('another size or set of a piece shows its own photograph first, and nobody else does', () => {
    const covers = shop.pictures.filter(({ position }) => position === 0);
    const kept = pictures.filter(({ tags }) => tags.edition !== undefined);
    expect(kept.length).toBeGreaterThan(40);
    for (const { name } of kept)
      expect(
        covers.filter(({ picture }) => picture.name === name),
        name,
      ).toHaveLength(1);
  });

  test('every one is in the set, once the set has photographs', () => {
    const names = new Set(pictures.map((picture) => `${picture.path}/${picture.name}`));
    // A layered room is many pictures (packages/pictures holds them): the seed names the room.
    const rooms = renderedRooms().map(({ id }) => `layers/${id}`);
    const kinds = new Set(pictures.map((picture) => picture.kind));
    const drawn = ['brands', 'avatars'];
    const missing = shown.filter(
      ({ value }) =>
        !names.has(`${value.path}/${value.name}`) &&
        !rooms.includes(value.path) &&
        !(drawn.includes(value.path) && !kinds.has('mark')),
    );
    expect(kinds.has('product') ? missing : []).toEqual([]);
  });

  test('nothing in the seed has to show another one than its own', () => {
    expect(book.fallbacks).toEqual([]);
  });
});

test('two seeds are equal', () => {
  const again = catalogueRows(new PictureBook(pictures));
  expect(JSON.stringify(again.map(({ rows }) => rows))).toBe(
    JSON.stringify(catalogue.map(({ rows }) => rows)),
  );
});
