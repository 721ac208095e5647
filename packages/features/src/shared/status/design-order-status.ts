import { designOrderTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const designOrderStatus = defineStatus(designOrderTexts.states, {
  pending: 'caution',
  purchased: 'positive',
  cancelled: 'neutral',
  refund_requested: 'caution',
  refund_approved: 'info',
  refund_completed: 'neutral',
  refund_rejected: 'critical',
});
