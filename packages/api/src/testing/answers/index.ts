import type { OperationId } from '../call.ts';
import { accountAnswers } from './account.ts';
import { adminAnswers } from './admin.ts';
import type { Answers } from './answerer.ts';
import { bookmarkAnswers } from './bookmarks.ts';
import { builtAnswers } from './built.ts';
import { cartAnswers } from './cart.ts';
import { checkoutAnswers } from './checkout.ts';
import { clockAnswers } from './clock.ts';
import { consentAnswers } from './consents.ts';
import { commentAnswers } from './comments.ts';
import { contentAnswers } from './content.ts';
import { contractorsAnswers } from './contractors.ts';
import { designOrderAnswers } from './design-orders.ts';
import { designDownloadAnswers } from './design-downloads.ts';
import { entryAnswers } from './entry.ts';
import { financeAnswers } from './finance.ts';
import { homeAnswers } from './home.ts';
import { itemDraftAnswers } from './item-drafts.ts';
import { jobsAnswers } from './jobs.ts';
import { itemNoticesAnswers } from './item-notices.ts';
import { leadsAnswers } from './leads.ts';
import { auctionAnswers } from './auctions.ts';
import { membershipAnswers } from './memberships.ts';
import { myPageAnswers } from './my-page.ts';
import { packageAnswers } from './packages.ts';
import { postAnswers } from './posts.ts';
import { largePictureAnswers } from './large-pictures.ts';
import { questionAnswers } from './questions.ts';
import { paymentAnswers } from './payment.ts';
import { redBillAnswers } from './red-bills.ts';
import { moderationAnswers } from './moderation.ts';
import { placesAnswers } from './places.ts';
import { promotionAnswers } from './promotions.ts';
import { shopAccountAnswers } from './shop-account.ts';
import { companyFactsAnswers } from './company-facts.ts';
import { shopStandingAnswers } from './shop-standing.ts';
import { staffOrdersAnswers } from './staff-orders.ts';
import { claimReasonsAnswers } from './claim-reasons.ts';
import { shopDashboardAnswers } from './shop-dashboard.ts';
import { shopLogAnswers } from './shop-log.ts';
import { shopTeamAnswers } from './shop-team.ts';
import { shopNoticeAnswers } from './shop-notices.ts';
import { shopTemplateAnswers } from './shop-templates.ts';
import { shopViewAnswers } from './shop-views.ts';
import { lateBillAnswers } from './late-bills.ts';
import { settlementAnswers } from './settlements.ts';
import { reviewRemovalAnswers } from './review-removals.ts';
import { reviewAnswers } from './reviews.ts';
import { rewardAnswers } from './rewards.ts';
import { ordersAnswers } from './orders.ts';
import { officeAnswers } from './office.ts';
import { roomByRoomAnswers } from './room-by-room.ts';
import { socialAnswers } from './social.ts';
import { sellerFeedbackAnswers } from './seller-feedback.ts';
import { adDeskAnswers } from './ad-desk.ts';
import { paidPlaceAnswers } from './paid-places.ts';
import { companyApplicationAnswers } from './company-application.ts';
import { designPartnerAnswers } from './design-partners.ts';
import { companyDraftAnswers } from './company-drafts.ts';
import { designWorkAnswers } from './design-works.ts';
import { itemSaleAnswers } from './item-sales.ts';
import { projectDraftAnswers } from './project-drafts.ts';
import { sellerItemAnswers } from './seller-items.ts';
import { shopAnswers } from './shop.ts';
import { shopDetailAnswers } from './shop-detail.ts';
import { couponDeskAnswers } from './coupon-desk.ts';
import { letterAnswers } from './letters.ts';
import { readingDeskAnswers } from './reading-desk.ts';
import { staffAnswers } from './staff.ts';
import { supportAnswers } from './support.ts';

/** What every operation answers by default; an operation without one does not compile. */
export const answers: Answers<OperationId> = {
  ...accountAnswers,
  ...adminAnswers,
  ...bookmarkAnswers,
  ...builtAnswers,
  ...cartAnswers,
  ...checkoutAnswers,
  ...clockAnswers,
  ...commentAnswers,
  ...contentAnswers,
  ...contractorsAnswers,
  ...designOrderAnswers,
  ...designDownloadAnswers,
  ...largePictureAnswers,
  ...entryAnswers,
  ...financeAnswers,
  ...homeAnswers,
  ...itemDraftAnswers,
  ...itemSaleAnswers,
  ...companyApplicationAnswers,
  ...designPartnerAnswers,
  ...companyDraftAnswers,
  ...adDeskAnswers,
  ...paidPlaceAnswers,
  ...designWorkAnswers,
  ...projectDraftAnswers,
  ...jobsAnswers,
  ...itemNoticesAnswers,
  ...leadsAnswers,
  ...auctionAnswers,
  ...membershipAnswers,
  ...consentAnswers,
  ...myPageAnswers,
  ...packageAnswers,
  ...postAnswers,
  ...questionAnswers,
  ...paymentAnswers,
  ...redBillAnswers,
  ...moderationAnswers,
  ...placesAnswers,
  ...promotionAnswers,
  ...shopAccountAnswers,
  ...companyFactsAnswers,
  ...shopStandingAnswers,
  ...staffOrdersAnswers,
  ...claimReasonsAnswers,
  ...shopDashboardAnswers,
  ...shopLogAnswers,
  ...shopTeamAnswers,
  ...shopNoticeAnswers,
  ...shopTemplateAnswers,
  ...shopViewAnswers,
  ...lateBillAnswers,
  ...settlementAnswers,
  ...reviewRemovalAnswers,
  ...reviewAnswers,
  ...rewardAnswers,
  ...ordersAnswers,
  ...officeAnswers,
  ...roomByRoomAnswers,
  ...sellerFeedbackAnswers,
  ...sellerItemAnswers,
  ...shopAnswers,
  ...shopDetailAnswers,
  ...couponDeskAnswers,
  ...letterAnswers,
  ...readingDeskAnswers,
  ...staffAnswers,
  ...supportAnswers,
  ...socialAnswers,
};
