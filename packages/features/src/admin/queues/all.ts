import { lazy } from 'react';
import type { Queue } from './queue.ts';

/** Every list of staff in the order of the menu. A new one: its file, and its entry here. */
export const queues: readonly Queue[] = [
  {
    name: 'upgrades',
    title: 'admin.queue.upgrades',
    lead: 'admin.queue.upgrades.lead',
    Component: lazy(async () => ({ default: (await import('./UpgradeQueue.tsx')).UpgradeQueue })),
  },
  {
    name: 'contractors',
    title: 'admin.queue.contractors',
    lead: 'admin.queue.contractors.lead',
    Component: lazy(async () => ({
      default: (await import('./ContractorQueue.tsx')).ContractorQueue,
    })),
  },
  {
    name: 'support',
    title: 'admin.queue.support',
    lead: 'admin.queue.support.lead',
    Component: lazy(async () => ({ default: (await import('./SupportQueue.tsx')).SupportQueue })),
  },
  {
    name: 'sellers',
    title: 'admin.queue.sellers',
    lead: 'admin.queue.sellers.lead',
    Component: lazy(async () => ({ default: (await import('./SellerQueue.tsx')).SellerQueue })),
  },
  {
    name: 'leads',
    title: 'admin.queue.leads',
    lead: 'admin.queue.leads.lead',
    Component: lazy(async () => ({ default: (await import('./LeadQueue.tsx')).LeadQueue })),
  },
  {
    name: 'reviews',
    title: 'admin.queue.reviews',
    lead: 'admin.queue.reviews.lead',
    Component: lazy(async () => ({ default: (await import('./ReviewQueue.tsx')).ReviewQueue })),
  },
  {
    name: 'construction-reviews',
    title: 'admin.queue.construction-reviews',
    lead: 'admin.queue.construction-reviews.lead',
    Component: lazy(async () => ({
      default: (await import('./ConstructionReviewQueue.tsx')).ConstructionReviewQueue,
    })),
  },
  {
    name: 'design-refunds',
    title: 'admin.queue.design-refunds',
    lead: 'admin.queue.design-refunds.lead',
    Component: lazy(async () => ({
      default: (await import('./DesignRefundQueue.tsx')).DesignRefundQueue,
    })),
  },
  {
    name: 'returns',
    title: 'admin.queue.returns',
    lead: 'admin.queue.returns.lead',
    Component: lazy(async () => ({ default: (await import('./ReturnQueue.tsx')).ReturnQueue })),
  },
  {
    name: 'cases',
    title: 'admin.queue.cases',
    lead: 'admin.queue.cases.lead',
    Component: lazy(async () => ({
      default: (await import('./StaffCaseQueue.tsx')).StaffCaseQueue,
    })),
  },
  {
    name: 'members',
    title: 'admin.queue.members',
    lead: 'admin.queue.members.lead',
    Component: lazy(async () => ({ default: (await import('./MemberList.tsx')).MemberList })),
  },
  {
    name: 'mails',
    title: 'admin.queue.mails',
    lead: 'admin.queue.mails.lead',
    Component: lazy(async () => ({ default: (await import('./MailList.tsx')).MailList })),
  },
];
