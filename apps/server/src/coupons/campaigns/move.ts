import { campaignStanding, errorText } from '@hien/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { decideCase } from '../../cases/decide-case.ts';
import type { Orm } from '../../db/database.ts';
import { couponCampaigns, userCoupons } from '../../db/schema/rewards.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { isLastAct, writeAct } from '../../staff-acts.ts';
import { type CampaignRow, campaignOf } from './campaign.ts';
import { giveLot } from './give.ts';
import { type ListedCampaign, campaignList } from './list.ts';

type Body = { readonly action: 'start' | 'stop'; readonly withdraw: boolean };

const actOf = ({ action, withdraw }: Body) => {
  if (action === 'start') return 'started';
  return withdraw ? 'stopped-withdrawn' : 'stopped';
};
const wordsOf = (text: string): string | null => (text === '' ? null : text);

/** Lets a campaign run, or ends it at once, with or without what it has given; what is in orders stays. */
export const moveCouponCampaign = (services: Services): Handler<'moveCouponCampaign'> =>
  decideCase<'moveCouponCampaign', ListedCampaign>(services, campaignList(services.now), {
    words: ({ action, reason }) => ({
      field: 'reason',
      text: reason,
      optional: action === 'start',
    }),
    version: ({ campaign }) => campaign.version,
    again: async ({ campaign }, { body, text, userId }, tx) =>
      campaign.version === body.expected_version + 1 &&
      (await isLastAct(tx, {
        subject: 'coupon',
        subjectId: campaign.id,
        act: actOf(body),
        text: wordsOf(text),
        userId,
      })),
    async change(tx, { campaign }, { body, text, userId, at, language }) {
      const { id, version } = campaign;
      const standing = campaignStanding(campaignOf(campaign), at);
      if (standing !== (body.action === 'start' ? 'draft' : 'running')) return false;
      if (body.action === 'start') {
        if (at > campaign.until.getTime())
          throw new ApiError('VALIDATION', {
            errors: [
              {
                field: 'until',
                code: 'validation.date.over',
                message: errorText('VALIDATION', language),
              },
            ],
          });
        const running = { ...campaign, state: 'running' as const, version: version + 1 };
        await tx
          .update(couponCampaigns)
          .set({ state: running.state, version: running.version, startedAt: new Date(at) })
          .where(eq(couponCampaigns.id, id));
        // The first of them at once; whom they leave over comes with the clock.
        await giveLot(tx, running, at);
      } else await stop(tx, campaign, body.withdraw, at);
      await writeAct(tx, {
        userId,
        act: actOf(body),
        subject: 'coupon',
        subjectId: id,
        text: wordsOf(text),
        at,
      });
      return true;
    },
  });

async function stop(
  tx: Orm,
  { id, version }: CampaignRow,
  withdraw: boolean,
  at: number,
): Promise<void> {
  await tx
    .update(couponCampaigns)
    .set({ state: 'stopped', version: version + 1, withdrawn: withdraw })
    .where(eq(couponCampaigns.id, id));
  if (!withdraw) return;
  const own = eq(userCoupons.campaignId, id);
  // Also those in orders: one that comes back at this moment is waited for, and one that comes back later finds them withdrawn.
  await tx
    .select({ id: userCoupons.id })
    .from(userCoupons)
    .where(own)
    .orderBy(asc(userCoupons.id))
    .for('update');
  // Rule K4 for all of them in one statement.
  await tx
    .update(userCoupons)
    .set({
      state: 'withdrawn',
      version: sql`${userCoupons.version} + 1`,
      changedAt: new Date(at),
    })
    .where(and(own, eq(userCoupons.state, 'available')));
}
