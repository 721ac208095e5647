import { redBillTexts, settlementTexts } from '@hien/domain';
import { defineStatus } from './define-status.ts';

export const settlementStatus = defineStatus(settlementTexts.states, {
  open: 'info',
  closed: 'caution',
  disputed: 'critical',
  paid: 'positive',
});

export const redBillStatus = defineStatus(redBillTexts.states, {
  none: 'neutral',
  requested: 'caution',
  correction_needed: 'critical',
  issued: 'positive',
  overdue: 'critical',
  number_sent: 'info',
  number_returned: 'critical',
  void: 'neutral',
  adjusted: 'info',
  replaced: 'info',
});
