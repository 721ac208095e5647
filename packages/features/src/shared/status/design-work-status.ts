import { designRequestLabels, designWorkTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** A design of a partner. */
export const designWorkStatus = defineStatus(designWorkTexts.states, {
  draft: 'neutral',
  waiting: 'caution',
  on_sale: 'positive',
  off_sale: 'neutral',
  edit_request: 'caution',
  rejected: 'critical',
  deleted: 'neutral',
});

/** What a partner asked staff to sell. */
export const designRequestStatus = defineStatus(designRequestLabels, {
  waiting: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
});
