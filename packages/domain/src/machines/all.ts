import { upgradeMachine } from '../account/business-upgrade.ts';
import { upgradeTexts } from '../account/business-upgrade-texts.ts';
import { partnerMachine } from '../account/partner.ts';
import { partnerTexts } from '../account/partner-texts.ts';
import { sessionMachine } from '../account/session.ts';
import { sessionTexts } from '../account/session-texts.ts';
import { standingMachine } from '../account/standing.ts';
import { standingTexts } from '../account/standing-texts.ts';
import { termsMachine } from '../account/terms.ts';
import { termsTexts } from '../account/terms-texts.ts';
import { verificationMachine } from '../account/verification.ts';
import { verificationTexts } from '../account/verification-texts.ts';
import { bidMachine } from '../auction/bid.ts';
import { bidTexts } from '../auction/bid-texts.ts';
import { promotionMachine } from '../catalog/promotion.ts';
import { promotionTexts } from '../catalog/promotion-texts.ts';
import { sellerItemMachine } from '../catalog/seller-item.ts';
import { sellerItemTexts } from '../catalog/seller-item-texts.ts';
import { inboxMachine } from '../community/inbox.ts';
import { inboxTexts } from '../community/inbox-texts.ts';
import { questionMachine } from '../community/question.ts';
import { questionTexts } from '../community/question-texts.ts';
import { reviewMachine } from '../community/review.ts';
import { reviewTexts } from '../community/review-texts.ts';
import { designOrderMachine } from '../design-order/design-order-machine.ts';
import { designOrderTexts } from '../design-order/design-order-texts.ts';
import { membershipMachine } from '../membership/membership-machine.ts';
import { membershipTexts } from '../membership/membership-texts.ts';
import { itemMachine } from '../order/item-machine.ts';
import { itemTexts } from '../order/item-texts.ts';
import { attemptMachine } from '../payment/attempt.ts';
import { attemptTexts } from '../payment/attempt-texts.ts';
import { moneyReturnMachine } from '../payment/money-return.ts';
import { moneyReturnTexts } from '../payment/money-return-texts.ts';
import { topUpMachine } from '../payment/top-up.ts';
import { topUpTexts } from '../payment/top-up-texts.ts';
import { couponMachine } from '../points/coupon.ts';
import { couponTexts } from '../points/coupon-texts.ts';
import { lotMachine } from '../points/lot.ts';
import { lotTexts } from '../points/lot-texts.ts';
import { redBillMachine } from '../settlement/red-bill.ts';
import { redBillTexts } from '../settlement/red-bill-texts.ts';
import { settlementMachine } from '../settlement/settlement.ts';
import { settlementTexts } from '../settlement/settlement-texts.ts';
import { type MachineSheet, sheetOf } from './sheet.ts';

/**
 * Every machine with its words, for the explorer and for checks over all of them. Pages import the one
 * they need instead: this file pulls in all.
 */
export function allMachines(): readonly MachineSheet[] {
  return [
    sheetOf(itemMachine, itemTexts()),
    sheetOf(designOrderMachine, designOrderTexts),
    sheetOf(attemptMachine, attemptTexts),
    sheetOf(moneyReturnMachine, moneyReturnTexts),
    sheetOf(topUpMachine, topUpTexts),
    sheetOf(sellerItemMachine, sellerItemTexts),
    sheetOf(promotionMachine, promotionTexts),
    sheetOf(bidMachine, bidTexts),
    sheetOf(membershipMachine, membershipTexts),
    sheetOf(lotMachine, lotTexts),
    sheetOf(couponMachine, couponTexts),
    sheetOf(settlementMachine, settlementTexts),
    sheetOf(redBillMachine, redBillTexts),
    sheetOf(sessionMachine, sessionTexts),
    sheetOf(verificationMachine, verificationTexts),
    sheetOf(upgradeMachine, upgradeTexts),
    sheetOf(partnerMachine, partnerTexts),
    sheetOf(standingMachine, standingTexts),
    sheetOf(termsMachine, termsTexts),
    sheetOf(questionMachine, questionTexts),
    sheetOf(inboxMachine, inboxTexts),
    sheetOf(reviewMachine, reviewTexts),
  ];
}
