import { feeInvoiceLabels } from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** The platform's invoice for its fee of a month. */
export const feeInvoiceStatus = defineStatus(feeInvoiceLabels, {
  forming: 'neutral',
  issued: 'info',
  disputed: 'caution',
  settled: 'positive',
  'given-back': 'positive',
});
