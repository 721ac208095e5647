import { type InEach, type Language, inEach, readingState, translationMeter } from '@hien/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import { users } from '../../db/schema/account.ts';
import type { LocalizedText } from '../../db/schema/columns.ts';
import { articles, readingTexts } from '../../db/schema/content.ts';
import { products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';

export type DeskRow = typeof readingTexts.$inferSelect;
type Wire = Answer<'getReading'>['data'];

/** What staff wrote of each part; nothing is an empty text. */
export const partsOf = ({
  title,
  excerpt,
  body,
}: Pick<DeskRow, 'title' | 'excerpt' | 'body'>): InEach<string> => {
  const parts = { title, excerpt, body };
  return inEach((part, language) => parts[part][language] ?? '');
};

export const stateOf = ({
  version,
  shownVersion,
  publishedAt,
}: Pick<DeskRow, 'version' | 'shownVersion' | 'publishedAt'>) =>
  readingState(version, { shownVersion, wasShown: publishedAt !== null });

/** A text that nobody has opened at the desk yet: its first version is what is read, all of it written at once. */
function fromShown(shown: typeof articles.$inferSelect): DeskRow {
  const { readingMinutes: _, ...rest } = shown;
  const said = partsOf(shown);
  const at = shown.updatedAt.getTime();
  return {
    ...rest,
    version: 1,
    shownVersion: 1,
    written: inEach((part, language) => (said[part][language] === '' ? null : at)),
    publishAt: null,
    planMissedAt: null,
    updatedBy: null,
  };
}

/**
 * A text as it is at the desk.
 * @throws {ApiError} NOT_FOUND
 */
export async function deskRow(orm: Orm, id: number): Promise<DeskRow> {
  const [row] = await orm.select().from(readingTexts).where(eq(readingTexts.id, id));
  const [shown] = await orm.select().from(articles).where(eq(articles.id, id));
  if (row !== undefined) return { ...row, viewCount: shown?.viewCount ?? row.viewCount };
  if (shown === undefined) throw new ApiError('NOT_FOUND');
  return fromShown(shown);
}

/** The same, locked: what readers see before what staff write, and with a row at the desk from now on. */
export async function lockedDeskRow(tx: Orm, id: number): Promise<DeskRow> {
  await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
  const own = eq(readingTexts.id, id);
  const [known] = await tx.select({ id: readingTexts.id }).from(readingTexts).where(own);
  if (known === undefined)
    await tx
      .insert(readingTexts)
      .values(await deskRow(tx, id))
      .onConflictDoNothing();
  await tx.select({ id: readingTexts.id }).from(readingTexts).where(own).for('update');
  return deskRow(tx, id);
}

/** The next number of the magazine. */
export async function nextId(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('articles', 'id'))::int` })
    .from(sql`(values (1)) as one`);
  return row?.id ?? 0;
}

/** The whole text in all languages; pieces are called as they are today. */
export async function wireText(orm: Orm, row: DeskRow, language: Language): Promise<Wire> {
  const [pieces, [editor]] = await Promise.all([
    row.productIds.length === 0
      ? []
      : orm
          .select({ id: products.id, name: products.name })
          .from(products)
          .where(inArray(products.id, row.productIds)),
    row.updatedBy === null
      ? []
      : orm
          .select({ first: users.firstName, last: users.lastName })
          .from(users)
          .where(eq(users.id, row.updatedBy)),
  ]);
  const nameOf = new Map(pieces.map(({ id, name }) => [id, textOf(name, language)]));
  const said = (text: LocalizedText) => ({ vi: text.vi, en: text.en ?? '', ko: text.ko ?? '' });
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    version: row.version,
    state: stateOf(row),
    title: said(row.title),
    picture: pictureOf(row.cover, language),
    author: row.authorName,
    meter: translationMeter(row.written),
    updated_at: row.updatedAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    publish_at: row.publishAt?.toISOString() ?? null,
    plan_missed_at: row.planMissedAt?.toISOString() ?? null,
    views: row.viewCount,
    slug: row.slug,
    excerpt: said(row.excerpt),
    body: said(row.body),
    cover_alt: said(row.cover?.alt ?? { vi: '', en: null, ko: null }),
    tags: row.tags,
    pieces: row.productIds.map((id) => ({ id, name: (nameOf.get(id) ?? '').slice(0, 200) })),
    updated_by: editor === undefined ? null : `${editor.last} ${editor.first}`.trim(),
  };
}

/** Who wrote from an older version hears of it, with the text as it is now. */
export async function assertVersion(
  orm: Orm,
  row: DeskRow,
  { expected, language }: { expected: number; language: Language },
): Promise<void> {
  if (row.version !== expected)
    throw new ApiError('VERSION_CONFLICT', { current: await wireText(orm, row, language) });
}
