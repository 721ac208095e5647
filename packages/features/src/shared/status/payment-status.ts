import {
  attemptTexts,
  moneyReturnTexts,
  paymentStatusLabels,
  shippingStatusLabels,
  topUpTexts,
} from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** What the history says of an order's payment. */
export const paymentStatus = defineStatus(paymentStatusLabels, {
  PAID: 'positive',
  WAIT_FOR_PAY: 'caution',
});

/** What the history says of an order's way. */
export const shippingStatus = defineStatus(shippingStatusLabels, {
  SHIPPING: 'info',
  DELIVERED: 'positive',
  CANCELLED: 'neutral',
});

export const attemptStatus = defineStatus(attemptTexts.states, {
  created: 'neutral',
  pending: 'caution',
  succeeded: 'positive',
  failed: 'critical',
  expired: 'neutral',
});

export const moneyReturnStatus = defineStatus(moneyReturnTexts.states, {
  requested: 'caution',
  processing: 'info',
  failed: 'critical',
  refunded: 'positive',
});

export const topUpStatus = defineStatus(topUpTexts.states, {
  pending: 'caution',
  SUCCESS: 'positive',
  FAILED: 'critical',
});
