import { eq } from 'drizzle-orm';
import { caseRow } from '../../cases/case-list.ts';
import { retried } from '../../db/retried.ts';
import { couponCampaigns } from '../../db/schema/rewards.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { isLastAct, writeAct } from '../../staff-acts.ts';
import { campaignList } from './list.ts';

/**
 * Throws a draft away: nobody was given anything of it, so only what staff did stays, with its code.
 * @throws {ApiError} NOT_FOUND; VERSION_CONFLICT with the campaign as it is now.
 */
export function discardCouponDraft({ database, now }: Services): Handler<'discardCouponDraft'> {
  const list = campaignList(now);
  return async ({ params: { id }, body, language, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      const [draft] = await tx
        .select()
        .from(couponCampaigns)
        .where(eq(couponCampaigns.id, id))
        .for('update');
      if (draft === undefined) {
        const press = { subject: 'coupon', subjectId: id, act: 'discarded', userId } as const;
        if (await isLastAct(tx, press)) return { data: { id } };
        throw new ApiError('NOT_FOUND');
      }
      if (draft.version !== body.expected_version || draft.state !== 'draft') {
        const row = await caseRow(tx, list, id);
        const [current] = row === null ? [] : await list.wire(tx, [row], language, userId);
        throw new ApiError('VERSION_CONFLICT', current === undefined ? {} : { current });
      }
      await tx.delete(couponCampaigns).where(eq(couponCampaigns.id, id));
      await writeAct(tx, {
        userId,
        act: 'discarded',
        subject: 'coupon',
        subjectId: id,
        text: draft.code,
        at,
      });
      return { data: { id } };
    });
  };
}
