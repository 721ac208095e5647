import { canMovePost } from '@hien/domain';
import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { sharePosts } from '../../db/schema/community.ts';
import { writeNotice } from '../../notices/write-notice.ts';
import { ownPost, stateOf } from './post-row.ts';
import { isComplete, publish } from './publish.ts';

const most = 100;

type Due = { readonly id: number; readonly userId: number; readonly publishAt: Date | null };

/**
 * Publishes what was planned, as it was saved last (docs/adr/0129). A post that its hour finds incomplete or removed loses its
 * plan, and its author hears of it. One that fails keeps nobody behind it from being published.
 */
export async function publishPlanned(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  let last: Due | undefined;
  do {
    const due = await dueAfter(orm, now, last);
    for (const { id, userId } of due)
      try {
        await retried(orm, (tx) => publishOne(tx, id, userId, now));
      } catch (error) {
        onError(error);
      }
    last = due.length < most ? undefined : due.at(-1);
  } while (last !== undefined);
}

const dueAfter = (orm: Orm, now: number, last: Due | undefined): Promise<Due[]> =>
  orm
    .select({ id: sharePosts.id, userId: sharePosts.userId, publishAt: sharePosts.publishAt })
    .from(sharePosts)
    .where(
      and(
        lte(sharePosts.publishAt, new Date(now)),
        last?.publishAt
          ? or(
              gt(sharePosts.publishAt, last.publishAt),
              and(eq(sharePosts.publishAt, last.publishAt), gt(sharePosts.id, last.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(sharePosts.publishAt), asc(sharePosts.id))
    .limit(most);

async function publishOne(tx: Orm, id: number, userId: number, now: number): Promise<void> {
  const row = await ownPost(tx, id, userId, true);
  const { publishAt, title } = row.post;
  // Changed or taken back since it was found.
  if (publishAt === null || publishAt.getTime() > now) return;
  if (canMovePost(stateOf(row), 'publish') && isComplete(row.post)) {
    await publish(tx, row, 'vi', publishAt);
    return;
  }
  await tx.update(sharePosts).set({ publishAt: null }).where(eq(sharePosts.id, id));
  await writeNotice(tx, {
    userId,
    about: 'post.plan-dropped',
    to: 'member',
    name: title === '' ? untitled : { vi: title },
    key: `post.plan-dropped:${id}:${publishAt.getTime()}`,
    at: now,
  });
}

const untitled = { vi: 'Bài chưa có tiêu đề', en: 'A post without a title', ko: '제목 없는 글' };
