import { designRefundQueue } from '../finance/design-refunds.ts';
import { designQuestionQueue } from '../shop/questions/design-question-cases.ts';
import { largePictureQueue } from '../designs/large-pictures/requests.ts';
import { downloadExtensionQueue } from '../finance/download-extensions.ts';
import { lateBillQueue } from '../finance/late-bills.ts';
import { settlementQueue } from '../finance/settlement-cases.ts';
import { returnQueue } from '../finance/return-cases.ts';
import { staffCaseQueue } from '../finance/staff-cases.ts';
import { supportQueue } from '../support/list-posts.ts';
import { campaignList } from '../coupons/campaigns/list.ts';
import { referralList } from '../coupons/referrals/list.ts';
import { adQueue } from './ad-cases.ts';
import { companyFactsList, sentPapersQueue } from './company-facts.ts';
import { companyQueue } from './company-cases.ts';
import { constructionReviewQueue } from './construction-removals.ts';
import { contractorQueue } from './contractors.ts';
import { designPartnerQueue } from './design-partners.ts';
import { designQueue } from './design-cases.ts';
import { designSales } from './design-sales.ts';
import { itemQueue } from './item-cases.ts';
import { itemSales } from './item-sales.ts';
import { jobApplicationQueue } from './job-applications.ts';
import { leadQueue } from './leads.ts';
import { adMembershipList } from './ad-memberships.ts';
import { auctionDisputeQueue } from './auction-disputes.ts';
import { auctionList } from './auction-list.ts';
import { memberList } from './members.ts';
import { orderLineList, stuckLines } from './order-lines.ts';
import { outboxList } from './outbox.ts';
import { sellerQueue } from './partners.ts';
import { shopChangeQueue } from './shop-changes.ts';
import { shopList } from './shops.ts';
import { promotionQueue } from './promotion-cases.ts';
import { officeQuotationQueue } from './office-quotations.ts';
import { projectQueue } from './project-cases.ts';
import { reportQueue } from './report-cases.ts';
import { reviewEvidenceQueue } from './review-evidence.ts';
import { reviewQueue } from './review-removals.ts';
import { upgradeQueue } from './upgrades.ts';

/** What waits for staff, by the name and in the order of the overview. A new queue is one line here. */
export const queues = {
  upgrades: upgradeQueue,
  contractors: contractorQueue,
  'company-facts': sentPapersQueue,
  support: supportQueue,
  sellers: sellerQueue,
  'design-partners': designPartnerQueue,
  'shop-changes': shopChangeQueue,
  companies: companyQueue,
  projects: projectQueue,
  designs: designQueue,
  items: itemQueue,
  promotions: promotionQueue,
  leads: leadQueue,
  'office-quotations': officeQuotationQueue,
  applicants: jobApplicationQueue,
  'auction-disputes': auctionDisputeQueue,
  ads: adQueue,
  reports: reportQueue,
  reviews: reviewQueue,
  'construction-reviews': constructionReviewQueue,
  'review-evidence': reviewEvidenceQueue,
  'design-questions': designQuestionQueue,
  'large-pictures': largePictureQueue,
  'design-refunds': designRefundQueue,
  'download-extensions': downloadExtensionQueue,
  orders: stuckLines,
  settlements: settlementQueue,
  'late-bills': lateBillQueue(() => 0),
  returns: returnQueue,
  cases: staffCaseQueue,
} as const;

/** Every list that staff page through, by its operation: the queues, and lists in which nothing waits. */
export const staffLists = {
  listUpgradeCases: upgradeQueue,
  listContractorCases: contractorQueue,
  listSupportQueue: supportQueue,
  listPartnerCases: sellerQueue,
  listDesignPartnerCases: designPartnerQueue,
  listShopChanges: shopChangeQueue,
  listItemCases: itemQueue,
  listItemSales: itemSales,
  listPromotionCases: promotionQueue,
  listCompanyCases: companyQueue,
  listProjectCases: projectQueue,
  listDesignCases: designQueue,
  listDesignSales: designSales,
  listLeadCases: leadQueue,
  listJobApplications: jobApplicationQueue,
  listAdCases: adQueue,
  listReportCases: reportQueue,
  listReviewRemovals: reviewQueue,
  listConstructionRemovals: constructionReviewQueue,
  listReviewEvidence: reviewEvidenceQueue,
  listOfficeQuotationCases: officeQuotationQueue,
  listDesignRefunds: designRefundQueue,
  listDownloadExtensions: downloadExtensionQueue,
  listStaffOrders: orderLineList,
  listSettlementCases: settlementQueue,
  listLateBills: lateBillQueue(() => 0),
  listMoneyReturns: returnQueue,
  listStaffCases: staffCaseQueue,
  listCompanyFacts: companyFactsList,
  listShops: shopList(() => 0),
  listAdMemberships: adMembershipList,
  listAuctions: auctionList(() => 0),
  listAuctionDisputes: auctionDisputeQueue,
  listMembers: memberList,
  listCouponCampaigns: campaignList(() => 0),
  listReferralCodes: referralList(() => 0),
  listOutbox: outboxList,
} as const;
