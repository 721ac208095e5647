import { type ReportedListing, moderationLimits, moderationWeight } from '@hien/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import {
  type ReportedCopy,
  communityCases,
  interiorShares,
  shareComments,
} from '../../db/schema/community.ts';
import { designs } from '../../db/schema/designs.ts';
import { type Below, belowOf } from '../below.ts';
import { isAbout } from './is-about.ts';

type Reported = {
  readonly shareId: number | null;
  readonly designId: number | null;
  readonly commentId: number | null;
  /** Null of a member who has left. */
  readonly authorId: number | null;
  /** As it stands at this report; a case keeps that of its first. */
  readonly copy: ReportedCopy;
  /** Of what is sold, or said of it. */
  readonly about?: ReportedListing;
  readonly aboutId?: number;
  /** How many it has reached, where that is known already. */
  readonly reach?: number;
  readonly at: number;
};

/**
 * One more report of a thing: the case that waits for it weighs more, or one is opened. The thing itself is held by the caller.
 * The version stays: who is about to decide decides about the same thing.
 */
export async function openReported(
  tx: Orm,
  { shareId, designId, commentId, about, aboutId, authorId, copy, at, ...known }: Reported,
): Promise<void> {
  const reach = known.reach ?? (await reachOf(tx, belowOf({ shareId, designId })));
  const moment = new Date(at);
  const [made] = await tx
    .insert(communityCases)
    .values({
      shareId,
      designId,
      commentId,
      about,
      aboutId,
      authorId,
      changedAt: moment,
      openedAt: moment,
      copy,
      reports: 1,
      reach,
      weight: moderationWeight(1, reach),
    })
    .onConflictDoNothing()
    .returning({ id: communityCases.id });
  if (made !== undefined) return;
  const [waiting] = await tx
    .select({
      id: communityCases.id,
      reports: communityCases.reports,
      copy: communityCases.copy,
    })
    .from(communityCases)
    .where(
      and(isAbout({ shareId, commentId, about, aboutId }), eq(communityCases.state, 'reported')),
    )
    .for('update');
  if (waiting === undefined) return;
  const reports = waiting.reports + 1;
  await tx
    .update(communityCases)
    .set({
      reports,
      reach,
      weight: moderationWeight(reports, reach),
      copy: waiting.copy ?? copy,
    })
    .where(eq(communityCases.id, waiting.id));
}

/** How many have answered to a home or a design, with a heart, a mark or words: as many at least have seen it. */
async function reachOf(tx: Orm, { shareId, designId }: Below): Promise<number> {
  if (shareId === null) {
    const [design] = await tx
      .select({ likes: designs.likeCount, comments: designs.commentCount })
      .from(designs)
      .where(eq(designs.id, designId));
    return design === undefined ? 0 : design.likes + design.comments;
  }
  const [home] = await tx
    .select({
      likes: interiorShares.likeCount,
      saves: interiorShares.saveCount,
      comments: interiorShares.commentCount,
    })
    .from(interiorShares)
    .where(eq(interiorShares.id, shareId));
  return home === undefined ? 0 : home.likes + home.saves + home.comments;
}

type Shown = {
  readonly shareId: number | null;
  readonly designId?: number | null;
  /** Null of the home itself. */
  readonly commentId: number | null;
  readonly authorId: number;
  readonly at: Date;
};

/** A home or a comment that is shown for the first time: the first of an account are looked at, and stay on show meanwhile. */
export async function openFirst(
  tx: Orm,
  { shareId, designId = null, commentId, authorId, at }: Shown,
): Promise<void> {
  const [shown] =
    commentId === null
      ? await tx
          .select({ n: count() })
          .from(interiorShares)
          .where(eq(interiorShares.userId, authorId))
      : await tx
          .select({ n: count() })
          .from(shareComments)
          .where(eq(shareComments.userId, authorId));
  if ((shown?.n ?? 0) > moderationLimits.firstPosts) return;
  await tx
    .insert(communityCases)
    .values({ shareId, designId, commentId, authorId, isFirst: true, changedAt: at, openedAt: at })
    .onConflictDoNothing();
}
