import * as account from './account-status.ts';
import * as advertising from './advertising-status.ts';
import * as community from './community-status.ts';
import { projectStatus } from './contractor-status.ts';
import type { Status } from './define-status.ts';
import { designOrderStatus } from './design-order-status.ts';
import { designWorkStatus } from './design-work-status.ts';
import * as item from './item-status.ts';
import { quotationStatus } from './office-status.ts';
import { orderStatus } from './order-status.ts';
import * as payment from './payment-status.ts';
import * as points from './points-status.ts';
import * as sale from './sale-status.ts';
import * as settlement from './settlement-status.ts';

/** Machine by its name in the domain → its tones, for the pages that show all and for the check over all. */
export const machineStatuses: Readonly<Record<string, Status<string>>> = {
  design: designWorkStatus,
  'design-order': designOrderStatus,
  'payment-attempt': payment.attemptStatus,
  'money-return': payment.moneyReturnStatus,
  'top-up': payment.topUpStatus,
  'seller-item': sale.sellerItemStatus,
  promotion: sale.promotionStatus,
  bid: advertising.bidStatus,
  membership: advertising.membershipStatus,
  'place-wait': advertising.placeWaitStatus,
  points: points.lotStatus,
  coupon: points.couponStatus,
  settlement: settlement.settlementStatus,
  'red-bill': settlement.redBillStatus,
  session: account.sessionStatus,
  verification: account.verificationStatus,
  'business-upgrade': account.upgradeStatus,
  partner: account.partnerStatus,
  standing: account.standingStatus,
  terms: account.termsStatus,
  question: community.questionStatus,
  moderation: community.moderationStatus,
  inbox: community.inboxStatus,
  review: community.reviewStatus,
  project: projectStatus,
  'office-quotation': quotationStatus,
};

/** Codes that are read off a thing rather than stored as the state of a machine. */
export const codeStatuses: Readonly<Record<string, Status<string>>> = {
  order: orderStatus,
  item: item.itemStatus,
  'item-stage': item.itemStageStatus,
  'item-stage-buyer': item.itemStageStatusForBuyer,
  availability: sale.availabilityStatus,
  payment: payment.paymentStatus,
  shipping: payment.shippingStatus,
  post: community.postStatus,
};
