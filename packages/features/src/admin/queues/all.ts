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
    name: 'mails',
    title: 'admin.queue.mails',
    lead: 'admin.queue.mails.lead',
    Component: lazy(async () => ({ default: (await import('./MailList.tsx')).MailList })),
  },
];
