import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import type { LocalizedText } from '../db/schema/columns.ts';
import { interiorShares, shareComments } from '../db/schema/community.ts';
import { designs } from '../db/schema/designs.ts';
import type { NewsPage } from '../notices/news-page.ts';

/** What comments stand below: a shared home or a design, one of both. */
export type Below =
  | { readonly shareId: number; readonly designId: null }
  | { readonly shareId: null; readonly designId: number };

/** Of a row that holds both places. */
export const belowOf = (row: {
  readonly shareId: number | null;
  readonly designId: number | null;
}): Below =>
  row.shareId === null
    ? { shareId: null, designId: row.designId ?? 0 }
    : { shareId: row.shareId, designId: null };

/** The comments below it. */
export const isBelow = ({ shareId, designId }: Below): SQL =>
  shareId === null ? eq(shareComments.designId, designId) : eq(shareComments.shareId, shareId);

export type Host = {
  readonly title: LocalizedText;
  /** Whose it is; null of a design of the house, and of a member who has left. */
  readonly userId: number | null;
  readonly page: NewsPage;
};

/** Held to the end: what is said below one thing is counted one after the other. Null for what readers do not see. */
export async function holdBelow(tx: Orm, { shareId, designId }: Below): Promise<Host | null> {
  if (shareId === null) {
    const [design] = await tx
      .select({ title: designs.name, userId: designs.ownerId })
      .from(designs)
      .where(and(eq(designs.id, designId), isNull(designs.withdrawnAt)))
      .for('no key update');
    return design === undefined
      ? null
      : { ...design, page: { of: 'design', key: String(designId) } };
  }
  const [home] = await tx
    .select({
      title: interiorShares.title,
      userId: interiorShares.userId,
      slug: interiorShares.slug,
    })
    .from(interiorShares)
    .where(and(eq(interiorShares.id, shareId), eq(interiorShares.status, 'visible')))
    .for('update');
  if (home === undefined) return null;
  const { slug, ...host } = home;
  return { ...host, page: { of: 'home', key: slug } };
}

/** Held as it stands, seen or not, by whoever decides about it. */
export async function lockBelow(tx: Orm, { shareId, designId }: Below): Promise<void> {
  if (shareId === null)
    await tx
      .select({ id: designs.id })
      .from(designs)
      .where(eq(designs.id, designId))
      .for('no key update');
  else
    await tx
      .select({ id: interiorShares.id })
      .from(interiorShares)
      .where(eq(interiorShares.id, shareId))
      .for('update');
}

/** What it is called; null when it is gone. */
export async function titleOf(
  tx: Orm,
  { shareId, designId }: Below,
): Promise<LocalizedText | null> {
  const [found] =
    shareId === null
      ? await tx.select({ title: designs.name }).from(designs).where(eq(designs.id, designId))
      : await tx
          .select({ title: interiorShares.title })
          .from(interiorShares)
          .where(eq(interiorShares.id, shareId));
  return found?.title ?? null;
}

/** Those that stand, whoever wrote them: the number on the card and the page. */
export async function recountComments(tx: Orm, { shareId, designId }: Below): Promise<void> {
  if (shareId === null)
    await tx
      .update(designs)
      .set({
        commentCount: sql`(select count(*) from share_comments c where c.design_id = ${designId} and c.gone_at is null)`,
      })
      .where(eq(designs.id, designId));
  else
    await tx
      .update(interiorShares)
      .set({
        commentCount: sql`(select count(*) from share_comments c where c.share_id = ${shareId} and c.gone_at is null)`,
      })
      .where(eq(interiorShares.id, shareId));
}
