import { canMovePost } from '@hien/domain';
import { and, asc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { sharePosts } from '../../db/schema/community.ts';
import { isEmptyBody } from './clean-body.ts';
import { ownPost, stateOf } from './post-row.ts';
import { publish } from './publish.ts';

const most = 100;

/**
 * Publishes what was planned, as it was saved last (docs/adr/0129). A post that lost something readers need waits until its author has
 * brought it back; one that staff removed meanwhile loses its plan.
 */
export async function publishPlanned(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const due = await orm
    .select({ id: sharePosts.id, userId: sharePosts.userId })
    .from(sharePosts)
    .where(
      and(
        lte(sharePosts.publishAt, new Date(now)),
        ne(sharePosts.title, ''),
        ne(sharePosts.body, ''),
        isNotNull(sharePosts.houseType),
        isNotNull(sharePosts.style),
        sql`jsonb_array_length(${sharePosts.pictures}) > 0`,
      ),
    )
    .orderBy(asc(sharePosts.publishAt))
    .limit(most);
  for (const { id, userId } of due)
    try {
      await retried(orm, (tx) => publishOne(tx, id, userId, now));
    } catch (error) {
      onError(error);
    }
}

async function publishOne(tx: Orm, id: number, userId: number, now: number): Promise<void> {
  const row = await ownPost(tx, id, userId, true);
  const { publishAt, updatedAt, body } = row.post;
  // Changed or taken back since it was found.
  if (publishAt === null || publishAt.getTime() > now) return;
  if (!canMovePost(stateOf(row), 'publish'))
    await tx.update(sharePosts).set({ publishAt: null }).where(eq(sharePosts.id, id));
  else if (!isEmptyBody(body))
    // One that waited for its author is as new as what they brought.
    await publish(tx, row, 'vi', updatedAt > publishAt ? new Date(now) : publishAt);
}
