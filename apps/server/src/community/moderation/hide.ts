import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import {
  communityCases,
  interiorShares,
  shareComments,
  sharePosts,
} from '../../db/schema/community.ts';
import { belowOf, lockBelow, recountComments } from '../below.ts';
import { showWritten } from '../listings/move-listing.ts';
import { holdListing } from '../listings/read-listings.ts';
import type { CaseRow } from './stored-case.ts';

/** Everybody who moves a case takes these locks in this order: comment, home or design, case. */
export async function lockCase(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({
      shareId: communityCases.shareId,
      designId: communityCases.designId,
      commentId: communityCases.commentId,
      about: communityCases.about,
      aboutId: communityCases.aboutId,
    })
    .from(communityCases)
    .where(eq(communityCases.id, id));
  if (found === undefined) return;
  if (found.commentId !== null)
    await tx
      .select({ id: shareComments.id })
      .from(shareComments)
      .where(eq(shareComments.id, found.commentId))
      .for('update');
  if (found.about === null) await lockBelow(tx, belowOf(found));
  else await holdListing(tx, { about: found.about, id: found.aboutId ?? 0 });
  await tx
    .select({ id: communityCases.id })
    .from(communityCases)
    .where(eq(communityCases.id, id))
    .for('update');
}

/** Gone for everybody but its author, and no plan brings it back. Their words stay in the row: they read them, and an appeal brings them back. */
export async function hide(
  tx: Orm,
  { shareId, designId, commentId }: CaseRow,
  at: number,
): Promise<'visible' | 'hidden' | null> {
  if (commentId !== null) {
    await tx
      .update(shareComments)
      .set({ goneAt: new Date(at), goneBy: 'staff' })
      .where(eq(shareComments.id, commentId));
    await recountComments(tx, belowOf({ shareId, designId }));
    return null;
  }
  if (shareId === null) return null;
  const [home] = await tx
    .select({ status: interiorShares.status })
    .from(interiorShares)
    .where(eq(interiorShares.id, shareId));
  await tx.update(interiorShares).set({ status: 'removed' }).where(eq(interiorShares.id, shareId));
  await tx.update(sharePosts).set({ publishAt: null }).where(eq(sharePosts.shareId, shareId));
  return home?.status === 'hidden' ? 'hidden' : 'visible';
}

/** As it was before it was removed: a home that its author had taken back comes back to them alone. */
export async function bringBack(
  tx: Orm,
  { shareId, designId, commentId, shownBefore, about, aboutId }: CaseRow,
  at: number,
): Promise<void> {
  if (about !== null) {
    await showWritten(tx, { about, id: aboutId ?? 0 }, true, at);
    return;
  }
  if (commentId === null) {
    await tx
      .update(interiorShares)
      .set({ status: shownBefore ?? 'visible' })
      .where(and(eq(interiorShares.id, shareId ?? 0), eq(interiorShares.status, 'removed')));
    return;
  }
  await tx
    .update(shareComments)
    .set({ goneAt: null, goneBy: null })
    .where(and(eq(shareComments.id, commentId), eq(shareComments.goneBy, 'staff')));
  await recountComments(tx, belowOf({ shareId, designId }));
}
