import { orderCodeLabels, orderCodes } from '@hien/domain';
import { defineStatus } from './define-status.ts';

/** The 15 order codes. */
export const orderStatus = defineStatus(
  orderCodeLabels,
  {
    PENDING: 'caution',
    WAITING_FOR_DELIVERY: 'info',
    DELIVERY: 'info',
    COMPLETED: 'positive',
    CONFIRMED: 'positive',
    CANCELLED: 'neutral',
    REFUND_REQUEST: 'caution',
    EXCHANGE: 'caution',
    DOWNLOAD: 'positive',
    EXTEND_CONFIRMATION: 'info',
    REFUND_APPROVED: 'info',
    REFUND_DELIVERING: 'info',
    REFUND_CONFIRMED: 'info',
    REFUND_COMPLETED: 'neutral',
    REFUND_REJECTED: 'critical',
  },
  orderCodes,
);
