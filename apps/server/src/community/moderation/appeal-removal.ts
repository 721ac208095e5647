import { apply, moderationMachine, reasonTexts } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { communityCases } from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { lockCase } from './hide.ts';
import { ownRemovals, removalRows, wireRemoval } from './my-removals.ts';
import { asModeration, moderationColumns } from './stored-case.ts';

/**
 * The author says why it was removed wrongly; the case waits for staff again. The same words again change nothing.
 * @throws {ApiError} NOT_FOUND for what is somebody else’s, CONFLICT where an appeal is not possible any more, with why.
 */
export function appealRemoval({ database, now }: Services): Handler<'appealRemoval'> {
  return async ({ params: { id }, body, signedIn, language }) => {
    const { userId } = await signedIn();
    const words = written(body.words);
    const at = now();
    return retried(database.orm, async (tx) => {
      await lockCase(tx, id);
      const mine = and(eq(communityCases.id, id), ownRemovals(userId));
      const [row] = await removalRows(tx, mine);
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (row.case.state !== 'appealed' || row.case.appeal !== words) {
        const moved = apply(moderationMachine, asModeration(row.case), {
          event: 'appeal',
          by: 'member',
          at,
          payload: { words },
        });
        if (!moved.ok)
          throw new ApiError('CONFLICT', { said: reasonTexts[moved.refusal.reason][language] });
        await tx
          .update(communityCases)
          .set({ ...moderationColumns(moved.entity), appeal: words, appealedAt: new Date(at) })
          .where(eq(communityCases.id, id));
      }
      const [after] = await removalRows(tx, mine);
      const [data] = after === undefined ? [] : wireRemoval(after, language, at);
      if (data === undefined) throw new ApiError('NOT_FOUND');
      return { data };
    });
  };
}
