import type { TemplateFields, TemplateKind } from '@hien/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { shopTemplates } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';

export type TemplateRow = typeof shopTemplates.$inferSelect;

const sentFields = ({ hashtags, ...fields }: TemplateFields) =>
  hashtags === undefined ? fields : { ...fields, hashtags: [...hashtags] };

export const shownTemplate = (row: TemplateRow): Answer<'saveShopTemplate'> => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  name: row.name,
  fields: row.fields === null ? null : sentFields(row.fields),
  words: row.words,
  changedAt: row.changedAt.toISOString(),
});

/** What a shop keeps of a kind, in its own order. */
export const keptTemplates = (
  orm: Orm,
  sellerId: number,
  kind: TemplateKind,
): Promise<TemplateRow[]> =>
  orm
    .select()
    .from(shopTemplates)
    .where(
      and(
        eq(shopTemplates.sellerId, sellerId),
        eq(shopTemplates.kind, kind),
        isNull(shopTemplates.removedAt),
      ),
    )
    .orderBy(asc(shopTemplates.position), asc(shopTemplates.id));

export async function templatesOf(
  orm: Orm,
  sellerId: number,
  kind: TemplateKind,
): Promise<Answer<'listShopTemplates'>> {
  const rows = await keptTemplates(orm, sellerId, kind);
  return { items: rows.map(shownTemplate) };
}

/** A template of the shop, also one that was taken away. @throws {ApiError} NOT_FOUND for that of another shop. */
export async function ownTemplate(tx: Orm, sellerId: number, id: number): Promise<TemplateRow> {
  const [row] = await tx
    .select()
    .from(shopTemplates)
    .where(and(eq(shopTemplates.id, id), eq(shopTemplates.sellerId, sellerId)));
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}
