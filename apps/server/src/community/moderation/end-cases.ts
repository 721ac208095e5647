import { apply, moderationMachine } from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { communityCases } from '../../db/schema/community.ts';
import { asModeration, moderationColumns } from './stored-case.ts';

/** Of a home that its author deletes also the cases of what was said below it; or those of one comment. */
type Deleted = { readonly shareId: number; readonly commentId?: number };

/** What its author deletes is looked at by nobody any more. */
export async function endCases(
  tx: Orm,
  { shareId, commentId }: Deleted,
  at: number,
): Promise<void> {
  const open = await tx
    .select()
    .from(communityCases)
    .where(
      and(
        eq(communityCases.shareId, shareId),
        ...(commentId === undefined ? [] : [eq(communityCases.commentId, commentId)]),
        inArray(communityCases.state, ['reported', 'removed', 'appealed']),
      ),
    )
    .orderBy(communityCases.id)
    .for('update');
  for (const row of open) {
    const moved = apply(moderationMachine, asModeration(row), {
      event: 'withdraw',
      by: 'member',
      at,
      payload: {},
    });
    if (moved.ok)
      await tx
        .update(communityCases)
        .set(moderationColumns(moved.entity))
        .where(eq(communityCases.id, row.id));
  }
}
