import type { Example } from '../example.ts';
import { accountExamples } from './account.ts';
import { adminExamples } from './admin.ts';
import { bookmarkExamples } from './bookmarks.ts';
import { builtExamples } from './built.ts';
import { cartExamples } from './cart.ts';
import { checkoutExamples } from './checkout.ts';
import { clockExamples } from './clock.ts';
import { commentExamples } from './comments.ts';
import { placesExamples } from './places.ts';
import { postExamples } from './posts.ts';
import { communityExamples } from './community.ts';
import { contentExamples } from './content.ts';
import { consentExamples } from './consents.ts';
import { constructionExamples } from './construction.ts';
import { contractorsExamples } from './contractors.ts';
import { auctionExamples } from './auctions.ts';
import { membershipExamples } from './memberships.ts';
import { adDeskExamples } from './ad-desk.ts';
import { designOrderExamples } from './design-orders.ts';
import { designRefundExamples } from './design-refunds.ts';
import { designDownloadExamples } from './design-downloads.ts';
import { designsExamples } from './designs.ts';
import { entryExamples } from './entry.ts';
import { financeExamples } from './finance.ts';
import { homeExamples } from './home.ts';
import { itemDraftExamples } from './item-drafts.ts';
import { itemSaleExamples } from './item-sales.ts';
import { itemNoticeExamples } from './item-notices.ts';
import { jobExamples } from './jobs.ts';
import { leadsExamples } from './leads.ts';
import { paidPlaceExamples } from './paid-places.ts';
import { packageExamples } from './packages.ts';
import { questionExamples } from './questions.ts';
import { paymentExamples } from './payment.ts';
import { redBillExamples } from './red-bills.ts';
import { moderationExamples } from './moderation.ts';
import { shopAccountExamples } from './shop-account.ts';
import { companyFactsExamples } from './company-facts.ts';
import { lateBillExamples } from './late-bills.ts';
import { shopStandingExamples } from './shop-standing.ts';
import { staffOrdersExamples } from './staff-orders.ts';
import { claimReasonsExamples } from './claim-reasons.ts';
import { shopDashboardExamples } from './shop-dashboard.ts';
import { shopLogExamples } from './shop-log.ts';
import { shopTeamExamples } from './shop-team.ts';
import { promotionExamples } from './promotions.ts';
import { shopNoticeExamples } from './shop-notices.ts';
import { shopTemplateExamples } from './shop-templates.ts';
import { shopViewExamples } from './shop-views.ts';
import { settlementExamples } from './settlements.ts';
import { rewardExamples } from './rewards.ts';
import { reviewRemovalExamples } from './review-removals.ts';
import { reviewExamples } from './reviews.ts';
import { officeExamples } from './office.ts';
import { roomByRoomExamples } from './room-by-room.ts';
import { shopDetailExamples } from './shop-detail.ts';
import { sellerFeedbackExamples } from './seller-feedback.ts';
import { designPartnerExamples } from './design-partners.ts';
import { companyApplicationExamples } from './company-application.ts';
import { companyDraftExamples } from './company-drafts.ts';
import { designWorkExamples } from './design-works.ts';
import { projectDraftExamples } from './project-drafts.ts';
import { sellerItemExamples } from './seller-items.ts';
import { shopExamples } from './shop.ts';
import { couponDeskExamples } from './coupon-desk.ts';
import { letterDeskExamples } from './letter-desk.ts';
import { readingDeskExamples } from './reading-desk.ts';
import { staffExamples } from './staff.ts';
import { ordersExamples } from './orders.ts';
import { supportExamples } from './support.ts';
import { socialExamples } from './social.ts';
import { termsExamples } from './terms.ts';
import { myPageExamples } from './my-page.ts';

/** What both the mock handlers and the server must answer. */
export const examples: readonly Example[] = [
  ...accountExamples,
  ...adminExamples,
  ...bookmarkExamples,
  ...builtExamples,
  ...cartExamples,
  ...checkoutExamples,
  ...clockExamples,
  ...commentExamples,
  ...placesExamples,
  ...postExamples,
  ...communityExamples,
  ...contentExamples,
  ...constructionExamples,
  ...paidPlaceExamples,
  ...contractorsExamples,
  ...auctionExamples,
  ...membershipExamples,
  ...adDeskExamples,
  ...designOrderExamples,
  ...designRefundExamples,
  ...designDownloadExamples,
  ...designsExamples,
  ...entryExamples,
  ...financeExamples,
  ...homeExamples,
  ...itemDraftExamples,
  ...itemSaleExamples,
  ...itemNoticeExamples,
  ...jobExamples,
  ...leadsExamples,
  ...consentExamples,
  ...myPageExamples,
  ...packageExamples,
  ...ordersExamples,
  ...questionExamples,
  ...paymentExamples,
  ...redBillExamples,
  ...lateBillExamples,
  ...moderationExamples,
  ...shopAccountExamples,
  ...companyFactsExamples,
  ...shopStandingExamples,
  ...staffOrdersExamples,
  ...claimReasonsExamples,
  ...shopDashboardExamples,
  ...shopLogExamples,
  ...shopTeamExamples,
  ...promotionExamples,
  ...shopNoticeExamples,
  ...shopTemplateExamples,
  ...shopViewExamples,
  ...settlementExamples,
  ...rewardExamples,
  ...reviewRemovalExamples,
  ...reviewExamples,
  ...officeExamples,
  ...roomByRoomExamples,
  ...shopDetailExamples,
  ...sellerFeedbackExamples,
  ...companyApplicationExamples,
  ...designPartnerExamples,
  ...companyDraftExamples,
  ...designWorkExamples,
  ...projectDraftExamples,
  ...sellerItemExamples,
  ...shopExamples,
  ...couponDeskExamples,
  ...letterDeskExamples,
  ...readingDeskExamples,
  ...staffExamples,
  ...supportExamples,
  ...socialExamples,
  ...termsExamples,
];
