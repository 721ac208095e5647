import { lazy } from 'react';
import type { Queue } from './queue.ts';

/** Every list of staff, within its group in the order of the menu. A new one: its file, and its entry here. */
export const queues: readonly Queue[] = [
  {
    name: 'upgrades',
    group: 'partners',
    title: 'admin.queue.upgrades',
    lead: 'admin.queue.upgrades.lead',
    Component: lazy(async () => ({ default: (await import('./UpgradeQueue.tsx')).UpgradeQueue })),
  },
  {
    name: 'contractors',
    group: 'partners',
    title: 'admin.queue.contractors',
    lead: 'admin.queue.contractors.lead',
    Component: lazy(async () => ({
      default: (await import('./ContractorQueue.tsx')).ContractorQueue,
    })),
  },
  {
    name: 'company-facts',
    group: 'partners',
    title: 'admin.queue.company-facts',
    lead: 'admin.queue.company-facts.lead',
    Component: lazy(async () => ({
      default: (await import('./CompanyFactsList.tsx')).CompanyFactsList,
    })),
  },
  {
    name: 'support',
    group: 'members',
    title: 'admin.queue.support',
    lead: 'admin.queue.support.lead',
    Component: lazy(async () => ({ default: (await import('./SupportQueue.tsx')).SupportQueue })),
  },
  {
    name: 'sellers',
    group: 'partners',
    title: 'admin.queue.sellers',
    lead: 'admin.queue.sellers.lead',
    Component: lazy(async () => ({ default: (await import('./SellerQueue.tsx')).SellerQueue })),
  },
  {
    name: 'design-partners',
    group: 'partners',
    title: 'admin.queue.design-partners',
    lead: 'admin.queue.design-partners.lead',
    Component: lazy(async () => ({
      default: (await import('./DesignPartnerQueue.tsx')).DesignPartnerQueue,
    })),
  },
  {
    name: 'shops',
    group: 'partners',
    title: 'admin.queue.shops',
    lead: 'admin.queue.shops.lead',
    Component: lazy(async () => ({ default: (await import('./ShopList.tsx')).ShopList })),
  },
  {
    name: 'shop-changes',
    group: 'partners',
    title: 'admin.queue.shop-changes',
    lead: 'admin.queue.shop-changes.lead',
    Component: lazy(async () => ({
      default: (await import('./ShopChangeQueue.tsx')).ShopChangeQueue,
    })),
  },
  {
    name: 'memberships',
    group: 'partners',
    title: 'admin.queue.memberships',
    lead: 'admin.queue.memberships.lead',
    Component: lazy(async () => ({
      default: (await import('./MembershipList.tsx')).MembershipList,
    })),
  },
  {
    name: 'auctions',
    group: 'partners',
    title: 'admin.queue.auctions',
    lead: 'admin.queue.auctions.lead',
    Component: lazy(async () => ({ default: (await import('./AuctionList.tsx')).AuctionList })),
  },
  {
    name: 'auction-disputes',
    group: 'partners',
    title: 'admin.queue.auction-disputes',
    lead: 'admin.queue.auction-disputes.lead',
    Component: lazy(async () => ({
      default: (await import('./AuctionDisputeQueue.tsx')).AuctionDisputeQueue,
    })),
  },
  {
    name: 'reading',
    group: 'content',
    title: 'admin.queue.reading',
    lead: 'admin.queue.reading.lead',
    Component: lazy(async () => ({ default: (await import('./ReadingList.tsx')).ReadingList })),
  },
  {
    name: 'companies',
    group: 'content',
    title: 'admin.queue.companies',
    lead: 'admin.queue.companies.lead',
    Component: lazy(async () => ({ default: (await import('./CompanyQueue.tsx')).CompanyQueue })),
  },
  {
    name: 'projects',
    group: 'content',
    title: 'admin.queue.projects',
    lead: 'admin.queue.projects.lead',
    Component: lazy(async () => ({ default: (await import('./ProjectQueue.tsx')).ProjectQueue })),
  },
  {
    name: 'designs',
    group: 'content',
    title: 'admin.queue.designs',
    lead: 'admin.queue.designs.lead',
    Component: lazy(async () => ({ default: (await import('./DesignQueue.tsx')).DesignQueue })),
  },
  {
    name: 'design-sales',
    group: 'content',
    title: 'admin.queue.design-sales',
    lead: 'admin.queue.design-sales.lead',
    Component: lazy(async () => ({
      default: (await import('./DesignSaleList.tsx')).DesignSaleList,
    })),
  },
  {
    name: 'items',
    group: 'content',
    title: 'admin.queue.items',
    lead: 'admin.queue.items.lead',
    Component: lazy(async () => ({ default: (await import('./ItemQueue.tsx')).ItemQueue })),
  },
  {
    name: 'item-sales',
    group: 'content',
    title: 'admin.queue.item-sales',
    lead: 'admin.queue.item-sales.lead',
    Component: lazy(async () => ({ default: (await import('./ItemSaleList.tsx')).ItemSaleList })),
  },
  {
    name: 'promotions',
    group: 'content',
    title: 'admin.queue.promotions',
    lead: 'admin.queue.promotions.lead',
    Component: lazy(async () => ({
      default: (await import('./PromotionQueue.tsx')).PromotionQueue,
    })),
  },
  {
    name: 'leads',
    group: 'members',
    title: 'admin.queue.leads',
    lead: 'admin.queue.leads.lead',
    Component: lazy(async () => ({ default: (await import('./LeadQueue.tsx')).LeadQueue })),
  },
  {
    name: 'office-quotations',
    group: 'members',
    title: 'admin.queue.office-quotations',
    lead: 'admin.queue.office-quotations.lead',
    Component: lazy(async () => ({
      default: (await import('./OfficeQuotationQueue.tsx')).OfficeQuotationQueue,
    })),
  },
  {
    name: 'applicants',
    group: 'members',
    title: 'admin.queue.applicants',
    lead: 'admin.queue.applicants.lead',
    Component: lazy(async () => ({
      default: (await import('./ApplicantQueue.tsx')).ApplicantQueue,
    })),
  },
  {
    name: 'ads',
    group: 'content',
    title: 'admin.queue.ads',
    lead: 'admin.queue.ads.lead',
    Component: lazy(async () => ({ default: (await import('./AdQueue.tsx')).AdQueue })),
  },
  {
    name: 'reports',
    group: 'content',
    title: 'admin.queue.reports',
    lead: 'admin.queue.reports.lead',
    Component: lazy(async () => ({ default: (await import('./ReportQueue.tsx')).ReportQueue })),
  },
  {
    name: 'reviews',
    group: 'content',
    title: 'admin.queue.reviews',
    lead: 'admin.queue.reviews.lead',
    Component: lazy(async () => ({ default: (await import('./ReviewQueue.tsx')).ReviewQueue })),
  },
  {
    name: 'construction-reviews',
    group: 'content',
    title: 'admin.queue.construction-reviews',
    lead: 'admin.queue.construction-reviews.lead',
    Component: lazy(async () => ({
      default: (await import('./ConstructionReviewQueue.tsx')).ConstructionReviewQueue,
    })),
  },
  {
    name: 'review-evidence',
    group: 'content',
    title: 'admin.queue.review-evidence',
    lead: 'admin.queue.review-evidence.lead',
    Component: lazy(async () => ({
      default: (await import('./EvidenceQueue.tsx')).EvidenceQueue,
    })),
  },
  {
    name: 'design-questions',
    group: 'content',
    title: 'admin.queue.design-questions',
    lead: 'admin.queue.design-questions.lead',
    Component: lazy(async () => ({
      default: (await import('./DesignQuestionQueue.tsx')).DesignQuestionQueue,
    })),
  },
  {
    name: 'large-pictures',
    group: 'content',
    title: 'admin.queue.large-pictures',
    lead: 'admin.queue.large-pictures.lead',
    Component: lazy(async () => ({
      default: (await import('./LargePictureQueue.tsx')).LargePictureQueue,
    })),
  },
  {
    name: 'design-refunds',
    group: 'money',
    title: 'admin.queue.design-refunds',
    lead: 'admin.queue.design-refunds.lead',
    Component: lazy(async () => ({
      default: (await import('./DesignRefundQueue.tsx')).DesignRefundQueue,
    })),
  },
  {
    name: 'download-extensions',
    group: 'money',
    title: 'admin.queue.download-extensions',
    lead: 'admin.queue.download-extensions.lead',
    Component: lazy(async () => ({
      default: (await import('./DownloadExtensionQueue.tsx')).DownloadExtensionQueue,
    })),
  },
  {
    name: 'orders',
    group: 'members',
    title: 'admin.queue.orders',
    lead: 'admin.queue.orders.lead',
    Component: lazy(async () => ({ default: (await import('./OrderList.tsx')).OrderList })),
  },
  {
    name: 'settlements',
    group: 'money',
    title: 'admin.queue.settlements',
    lead: 'admin.queue.settlements.lead',
    Component: lazy(async () => ({
      default: (await import('./SettlementQueue.tsx')).SettlementQueue,
    })),
  },
  {
    name: 'late-bills',
    group: 'money',
    title: 'admin.queue.late-bills',
    lead: 'admin.queue.late-bills.lead',
    Component: lazy(async () => ({
      default: (await import('./LateBillQueue.tsx')).LateBillQueue,
    })),
  },
  {
    name: 'returns',
    group: 'money',
    title: 'admin.queue.returns',
    lead: 'admin.queue.returns.lead',
    Component: lazy(async () => ({ default: (await import('./ReturnQueue.tsx')).ReturnQueue })),
  },
  {
    name: 'ad-takings',
    group: 'money',
    title: 'admin.queue.ad-takings',
    lead: 'admin.queue.ad-takings.lead',
    Component: lazy(async () => ({ default: (await import('./Takings.tsx')).Takings })),
  },
  {
    name: 'cases',
    group: 'money',
    title: 'admin.queue.cases',
    lead: 'admin.queue.cases.lead',
    Component: lazy(async () => ({
      default: (await import('./StaffCaseQueue.tsx')).StaffCaseQueue,
    })),
  },
  {
    name: 'coupons',
    group: 'money',
    title: 'admin.queue.coupons',
    lead: 'admin.queue.coupons.lead',
    Component: lazy(async () => ({ default: (await import('./CouponList.tsx')).CouponList })),
  },
  {
    name: 'referrals',
    group: 'money',
    title: 'admin.queue.referrals',
    lead: 'admin.queue.referrals.lead',
    Component: lazy(async () => ({ default: (await import('./ReferralList.tsx')).ReferralList })),
  },
  {
    name: 'members',
    group: 'members',
    title: 'admin.queue.members',
    lead: 'admin.queue.members.lead',
    Component: lazy(async () => ({ default: (await import('./MemberList.tsx')).MemberList })),
  },
  {
    name: 'mails',
    group: 'members',
    title: 'admin.queue.mails',
    lead: 'admin.queue.mails.lead',
    Component: lazy(async () => ({ default: (await import('./MailList.tsx')).MailList })),
  },
];
