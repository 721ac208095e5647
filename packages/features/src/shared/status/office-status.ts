import { quotationTexts } from '@hien/domain/office-plan';
import { defineStatus } from './define-status.ts';

export const quotationStatus = defineStatus(quotationTexts.states, {
  requested: 'caution',
  quoted: 'info',
  accepted: 'positive',
  scheduled: 'info',
  done: 'positive',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
});
