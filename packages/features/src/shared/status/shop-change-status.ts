import { shopChangeLabels } from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** What a shop asks to have shown instead of what is there. */
export const shopChangeStatus = defineStatus(shopChangeLabels, {
  waiting: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
});
