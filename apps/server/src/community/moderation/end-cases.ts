import { apply, moderationMachine } from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { communityCases } from '../../db/schema/community.ts';
import { writeNotice } from '../../notices/write-notice.ts';
import { belowOf, titleOf } from '../below.ts';
import { asModeration, moderationColumns } from './stored-case.ts';
import { tellReporters } from './tell.ts';

/** Of a home that its author deletes also the cases of what was said below it; or those of one comment. */
type Deleted = {
  readonly shareId: number | null;
  readonly designId?: number | null;
  readonly commentId?: number;
  /** Who deletes it: they know. */
  readonly by: number;
};

/**
 * What its author deletes is looked at by nobody any more, and no copy of it stays. Who reported it hears that it is gone; whoever
 * wrote below a home that goes hears that what was removed of theirs, or their appeal, has ended with it.
 */
export async function endCases(
  tx: Orm,
  { shareId, designId = null, commentId, by }: Deleted,
  at: number,
): Promise<void> {
  const open = await tx
    .select()
    .from(communityCases)
    .where(
      and(
        commentId === undefined
          ? eq(communityCases.shareId, shareId ?? 0)
          : eq(communityCases.commentId, commentId),
        inArray(communityCases.state, ['reported', 'removed', 'appealed']),
      ),
    )
    .orderBy(communityCases.id)
    .for('update');
  if (open.length === 0) return;
  const found = await titleOf(tx, belowOf({ shareId, designId }));
  const title = found ?? { vi: '', en: null, ko: null };
  for (const row of open) {
    const moved = apply(moderationMachine, asModeration(row), {
      event: 'withdraw',
      by: 'member',
      at,
      payload: {},
    });
    if (!moved.ok) continue;
    await tx
      .update(communityCases)
      .set({ ...moderationColumns(moved.entity), copy: null })
      .where(eq(communityCases.id, row.id));
    if (row.state === 'reported')
      await tellReporters(tx, row, { about: 'moderation.report-gone', title, at });
    else if (row.authorId !== by)
      await writeNotice(tx, {
        userId: row.authorId,
        about: 'moderation.ended',
        to: 'member',
        name: title,
        key: `moderation.ended:${row.id}`,
        at,
      });
  }
}
