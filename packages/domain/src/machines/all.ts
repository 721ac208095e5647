import { upgradeMachine } from '../account/business-upgrade.ts';
import { upgradeEventLabels, upgradeTexts } from '../account/business-upgrade-texts.ts';
import { partnerMachine } from '../account/partner.ts';
import { partnerEventLabels, partnerTexts } from '../account/partner-texts.ts';
import { sessionMachine } from '../account/session.ts';
import { sessionEventLabels, sessionTexts } from '../account/session-texts.ts';
import { standingMachine } from '../account/standing.ts';
import { standingEventLabels, standingTexts } from '../account/standing-texts.ts';
import { termsMachine } from '../account/terms.ts';
import { termsEventLabels, termsTexts } from '../account/terms-texts.ts';
import { verificationMachine } from '../account/verification.ts';
import { verificationEventLabels, verificationTexts } from '../account/verification-texts.ts';
import { bidMachine } from '../auction/bid.ts';
import { bidEventLabels, bidTexts } from '../auction/bid-texts.ts';
import { promotionMachine } from '../catalog/promotion.ts';
import { promotionEventLabels, promotionTexts } from '../catalog/promotion-texts.ts';
import { sellerItemMachine } from '../catalog/seller-item.ts';
import { sellerItemEventLabels, sellerItemTexts } from '../catalog/seller-item-texts.ts';
import { inboxMachine } from '../community/inbox.ts';
import { inboxEventLabels, inboxTexts } from '../community/inbox-texts.ts';
import { moderationMachine } from '../community/moderation.ts';
import { moderationEventLabels, moderationTexts } from '../community/moderation-texts.ts';
import { questionMachine } from '../community/question.ts';
import { questionEventLabels, questionTexts } from '../community/question-texts.ts';
import { reviewMachine } from '../community/review.ts';
import { reviewEventLabels, reviewTexts } from '../community/review-texts.ts';
import { projectMachine } from '../contractor/project.ts';
import { projectEventLabels, projectTexts } from '../contractor/project-texts.ts';
import { designOrderMachine } from '../design-order/design-order-machine.ts';
import { designOrderEventLabels, designOrderTexts } from '../design-order/design-order-texts.ts';
import { designWorkMachine } from '../design-work/design-work.ts';
import { designWorkEventLabels, designWorkTexts } from '../design-work/design-work-texts.ts';
import { membershipMachine } from '../membership/membership-machine.ts';
import { membershipEventLabels, membershipTexts } from '../membership/membership-texts.ts';
import { quotationMachine } from '../office-plan/quotation.ts';
import { quotationEventLabels, quotationTexts } from '../office-plan/quotation-texts.ts';
import { placeWaitMachine } from '../membership/waiting-list.ts';
import { placeWaitEventLabels, placeWaitTexts } from '../membership/waiting-list-texts.ts';
import { itemEventLabels } from '../order/item/texts/item-event-labels.ts';
import { itemMachine } from '../order/item/item-machine.ts';
import { itemTexts } from '../order/item/texts/item-texts.ts';
import { attemptMachine } from '../payment/attempt.ts';
import { attemptEventLabels, attemptTexts } from '../payment/attempt-texts.ts';
import { moneyReturnMachine } from '../payment/money-return.ts';
import { moneyReturnEventLabels, moneyReturnTexts } from '../payment/money-return-texts.ts';
import { topUpMachine } from '../payment/top-up.ts';
import { topUpEventLabels, topUpTexts } from '../payment/top-up-texts.ts';
import { couponMachine } from '../points/coupon.ts';
import { couponEventLabels, couponTexts } from '../points/coupon-texts.ts';
import { lotMachine } from '../points/lot.ts';
import { lotEventLabels, lotTexts } from '../points/lot-texts.ts';
import { redBillMachine } from '../settlement/red-bill.ts';
import { redBillEventLabels, redBillTexts } from '../settlement/red-bill-texts.ts';
import { settlementMachine } from '../settlement/settlement.ts';
import { settlementEventLabels, settlementTexts } from '../settlement/settlement-texts.ts';
import { type MachineSheet, sheetOf } from './sheet.ts';

/**
 * Every machine with its words, for the explorer and for checks over all of them. Pages import the one
 * they need instead: this file pulls in all.
 */
export function allMachines(): readonly MachineSheet[] {
  return [
    sheetOf(itemMachine, itemTexts('staff'), itemEventLabels),
    sheetOf(designOrderMachine, designOrderTexts, designOrderEventLabels),
    sheetOf(attemptMachine, attemptTexts, attemptEventLabels),
    sheetOf(moneyReturnMachine, moneyReturnTexts, moneyReturnEventLabels),
    sheetOf(topUpMachine, topUpTexts, topUpEventLabels),
    sheetOf(sellerItemMachine, sellerItemTexts, sellerItemEventLabels),
    sheetOf(promotionMachine, promotionTexts, promotionEventLabels),
    sheetOf(bidMachine, bidTexts, bidEventLabels),
    sheetOf(membershipMachine, membershipTexts, membershipEventLabels),
    sheetOf(placeWaitMachine, placeWaitTexts, placeWaitEventLabels),
    sheetOf(lotMachine, lotTexts, lotEventLabels),
    sheetOf(couponMachine, couponTexts, couponEventLabels),
    sheetOf(settlementMachine, settlementTexts, settlementEventLabels),
    sheetOf(redBillMachine, redBillTexts, redBillEventLabels),
    sheetOf(sessionMachine, sessionTexts, sessionEventLabels),
    sheetOf(verificationMachine, verificationTexts, verificationEventLabels),
    sheetOf(upgradeMachine, upgradeTexts, upgradeEventLabels),
    sheetOf(partnerMachine, partnerTexts, partnerEventLabels),
    sheetOf(standingMachine, standingTexts, standingEventLabels),
    sheetOf(termsMachine, termsTexts, termsEventLabels),
    sheetOf(questionMachine, questionTexts, questionEventLabels),
    sheetOf(inboxMachine, inboxTexts, inboxEventLabels),
    sheetOf(reviewMachine, reviewTexts, reviewEventLabels),
    sheetOf(moderationMachine, moderationTexts, moderationEventLabels),
    sheetOf(projectMachine, projectTexts, projectEventLabels),
    sheetOf(designWorkMachine, designWorkTexts, designWorkEventLabels),
    sheetOf(quotationMachine, quotationTexts, quotationEventLabels),
  ];
}
