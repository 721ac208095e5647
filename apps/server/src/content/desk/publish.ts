import {
  type Language,
  type Text,
  freeSlug,
  readingLimits,
  readingMinutes,
  readingSlug,
} from '@hien/domain';
import { eq, like, or } from 'drizzle-orm';
import { productsIn } from '../../support/composed-html.ts';
import { bodyText } from '../../support/body-text.ts';
import type { Orm } from '../../db/database.ts';
import { articles, readingTexts } from '../../db/schema/content.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import type { DeskRow } from './desk-row.ts';

type Complete = DeskRow & { cover: NonNullable<DeskRow['cover']> };

/** What a text must have before it is read, as staff hear it. A translation may be missing: readers get the Vietnamese. */
const wanted = {
  'title.vi': {
    vi: 'Bài cần tiêu đề tiếng Việt.',
    en: 'The text needs a Vietnamese title.',
    ko: '베트남어 제목이 필요합니다.',
  },
  'excerpt.vi': {
    vi: 'Bài cần lời dẫn tiếng Việt.',
    en: 'The text needs a Vietnamese introduction.',
    ko: '베트남어 소개글이 필요합니다.',
  },
  'body.vi': {
    vi: 'Bài chưa có nội dung tiếng Việt.',
    en: 'The text has no Vietnamese body yet.',
    ko: '베트남어 본문이 아직 없습니다.',
  },
  cover: {
    vi: 'Bài cần một ảnh bìa.',
    en: 'The text needs a cover.',
    ko: '표지 사진이 필요합니다.',
  },
  author: {
    vi: 'Hãy ghi tên người viết.',
    en: 'Please say who wrote it.',
    ko: '글쓴이를 적어 주세요.',
  },
} as const satisfies Readonly<Record<string, Text>>;

const missingIn = (row: DeskRow): (keyof typeof wanted)[] => [
  ...(row.title.vi === '' ? (['title.vi'] as const) : []),
  ...(row.excerpt.vi === '' ? (['excerpt.vi'] as const) : []),
  ...(row.body.vi === '' ? (['body.vi'] as const) : []),
  ...(row.cover === null ? (['cover'] as const) : []),
  ...(row.authorName === '' ? (['author'] as const) : []),
];

export const isComplete = (row: DeskRow): row is Complete => missingIn(row).length === 0;

/** @throws {ApiError} VALIDATION with everything that is missing. */
export function assertComplete(row: DeskRow, language: Language): asserts row is Complete {
  const missing = missingIn(row);
  if (missing.length === 0) return;
  throw new ApiError('VALIDATION', {
    status: 422,
    errors: missing.map((field): FieldError => ({
      field,
      code: 'validation.required',
      message: wanted[field][language],
    })),
  });
}

/** Writes what readers see: the first time with an address, which then stays, as its day does. */
export async function publish(tx: Orm, row: DeskRow, language: Language, at: Date): Promise<void> {
  assertComplete(row, language);
  const isShown = row.shownVersion !== null;
  const { id, kind, type, title, excerpt, body, cover, authorName, authorAvatar, tags } = row;
  const seen = {
    kind,
    type,
    title,
    excerpt,
    body,
    cover,
    authorName,
    authorAvatar,
    tags,
    productIds: namedProducts(row),
    readingMinutes: readingMinutes(bodyText(body.vi), kind),
    search: row.search,
  };
  const publishedAt = row.publishedAt ?? at;
  const updatedAt = row.publishedAt === null || row.version !== row.shownVersion ? at : undefined;
  let { slug } = row;
  if (isShown)
    await tx
      .update(articles)
      .set({ ...seen, ...(updatedAt && { updatedAt }) })
      .where(eq(articles.id, id));
  else
    slug = await insertShown(tx, slug ?? readingSlug(title.vi, id), slug, {
      ...seen,
      id,
      publishedAt,
      updatedAt: updatedAt ?? at,
      viewCount: row.viewCount,
      createdAt: row.createdAt,
    });
  await tx
    .update(readingTexts)
    .set({ slug, shownVersion: row.version, publishedAt, publishAt: null, planMissedAt: null })
    .where(eq(readingTexts.id, id));
}

/** Those that stand in its words before those beside them: where there are too many, none leaves the words. */
const namedProducts = ({ body, productIds }: DeskRow): number[] =>
  [...new Set([...productsIn([body.vi, body.en, body.ko].join('')), ...productIds])].slice(
    0,
    readingLimits.pieces,
  );

/** Two titles alike at the same moment: the second takes the next address. */
async function insertShown(
  tx: Orm,
  wantedSlug: string,
  own: string | null,
  seen: Omit<typeof articles.$inferInsert, 'slug'>,
): Promise<string> {
  const taken = await takenSlugs(tx, wantedSlug);
  if (own !== null) taken.delete(own);
  for (;;) {
    const slug = freeSlug(wantedSlug, taken);
    const [made] = await tx
      .insert(articles)
      .values({ ...seen, slug })
      .onConflictDoNothing({ target: articles.slug })
      .returning({ id: articles.id });
    if (made !== undefined) return slug;
    taken.add(slug);
  }
}

/** Also those of texts that are taken back: they come back to their address. */
async function takenSlugs(tx: Orm, wantedSlug: string): Promise<Set<string>> {
  const [shown, kept] = await Promise.all(
    [articles, readingTexts].map((table) =>
      tx
        .select({ slug: table.slug })
        .from(table)
        .where(or(eq(table.slug, wantedSlug), like(table.slug, `${wantedSlug}-%`))),
    ),
  );
  return new Set([...(shown ?? []), ...(kept ?? [])].flatMap(({ slug }) => slug ?? []));
}

/** Readers lose it at once, and no plan brings it back; its number, address, day and readers are kept. */
export async function takeBack(tx: Orm, { id, viewCount }: DeskRow): Promise<void> {
  await tx.delete(articles).where(eq(articles.id, id));
  await tx
    .update(readingTexts)
    .set({ shownVersion: null, publishAt: null, planMissedAt: null, viewCount })
    .where(eq(readingTexts.id, id));
}
