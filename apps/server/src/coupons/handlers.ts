import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { discardCouponDraft } from './campaigns/discard.ts';
import { enterCoupon } from './campaigns/enter.ts';
import { listCouponCampaigns } from './campaigns/list.ts';
import { moveCouponCampaign } from './campaigns/move.ts';
import { saveCouponCampaign } from './campaigns/save.ts';
import { createReferralCode, endReferralCode } from './referrals/change.ts';
import { listReferralCodes } from './referrals/list.ts';
import { listReferralUses } from './referrals/uses.ts';

export function couponHandlers(services: Services) {
  return {
    enterCoupon: enterCoupon(services),
    listCouponCampaigns: listCouponCampaigns(services),
    saveCouponCampaign: saveCouponCampaign(services),
    moveCouponCampaign: moveCouponCampaign(services),
    discardCouponDraft: discardCouponDraft(services),
    listReferralCodes: listReferralCodes(services),
    createReferralCode: createReferralCode(services),
    endReferralCode: endReferralCode(services),
    listReferralUses: listReferralUses(services),
  } satisfies Partial<Handlers>;
}
