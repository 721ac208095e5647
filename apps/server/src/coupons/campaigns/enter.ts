import {
  campaignLimits,
  entryRefused,
  entryRefusedText,
  type ErrorCode,
  foldCode,
  type Language,
} from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { couponCampaigns, userCoupons } from '../../db/schema/rewards.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { AttemptLimit, type AttemptLimits } from '../../http/limits/attempt-limit.ts';
import { callerOf } from '../../http/network/caller.ts';
import { couponOf } from '../../rewards/coupons.ts';
import type { Services } from '../../services.ts';
import { wireCoupon } from '../../rewards/wire-coupon.ts';
import { campaignOf, couponFor, issuedOf } from './campaign.ts';

const windowMs = 3_600_000;
const { perAccount, perAddress } = campaignLimits.wrongCodes;

/** Codes that nobody has made; whoever types one that there is, is not guessing. */
const couponCodeLimits: AttemptLimits = {
  name: 'coupon-code ',
  windowMs,
  perAccountHere: null,
  perAccount: { most: perAccount, windowMs },
  perAddress,
};

/** Puts the coupon of a code among the member's own. */
export function enterCoupon({ database, now }: Services): Handler<'enterCoupon'> {
  const limit = new AttemptLimit(database, now, couponCodeLimits);
  return async ({ body, language, request, signedIn }) => {
    const { userId } = await signedIn();
    const caller = callerOf(request);
    const account = String(userId);
    const at = now();
    await limit.attempt(caller, account);
    try {
      const answer = await retried(database.orm, (tx) =>
        once(
          tx,
          {
            caller: `user:${userId}`,
            operation: 'enterCoupon',
            key: body.idempotencyKey,
            asked: body,
            at,
          },
          async (): Promise<Answer<'enterCoupon'>> => {
            const entered = await enter(tx, { userId, code: foldCode(body.code), at, language });
            return wireCoupon(entered, at, language);
          },
        ),
      );
      await limit.takeBack(caller, account);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'COUPON_UNKNOWN')
        await limit.takeBack(caller, account);
      throw error;
    }
  };
}

type Entry = {
  readonly userId: number;
  readonly code: string;
  readonly at: number;
  readonly language: Language;
};

/**
 * The coupon. The campaign's row is locked, so that no more are given than there are.
 * @throws {ApiError} Why there is none.
 */
async function enter(
  tx: Orm,
  { userId, code, at, language }: Entry,
): Promise<typeof userCoupons.$inferSelect> {
  const [campaign] = await tx
    .select()
    .from(couponCampaigns)
    .where(eq(couponCampaigns.code, code))
    .for('update');
  const [mine] = await tx
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), eq(userCoupons.code, code)));
  const offered = campaign === undefined ? null : campaignOf(campaign);
  const had = mine === undefined ? null : couponOf(mine);
  const refuse = (because: ErrorCode): ApiError => {
    const message = entryRefusedText(because, offered, had, at, language);
    return new ApiError(because, { errors: [{ field: 'code', code: because, message }] });
  };
  const refused = entryRefused(
    offered,
    {
      mine: had !== null,
      issued: campaign === undefined ? 0 : await issuedOf(tx, campaign.id),
    },
    at,
  );
  if (refused !== null) throw refuse(refused);
  const [made] =
    campaign === undefined
      ? []
      : await tx
          .insert(userCoupons)
          .values(couponFor(userId, campaign, at))
          .returning();
  if (made === undefined) throw refuse('COUPON_UNKNOWN');
  return made;
}
