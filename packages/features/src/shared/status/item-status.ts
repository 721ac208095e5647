import {
  type ItemStage,
  itemCodeLabels,
  itemCodes,
  itemStageLabels,
  itemStageLabelsForBuyer,
} from '@hien/domain';
import type { Tone } from '@hien/ui';
import { defineStatus } from './define-status.ts';

/** The 28 item codes. Somebody is waited for: caution; on its way: info; too late or refused: critical. */
export const itemStatus = defineStatus(
  itemCodeLabels,
  {
    DELIVERING: 'info',
    DELIVERY_DELAYED: 'critical',
    CANCEL_REQUESTED: 'caution',
    CANCEL_REJECTED: 'critical',
    CANCEL_CONFIRMED: 'info',
    CANCEL_COMPLETED: 'neutral',
    REFUND_REQUESTED: 'caution',
    REFUND_REJECTED: 'critical',
    REFUND_ITEM_DELIVERING: 'info',
    REFUND_ITEM_RECEIVED: 'info',
    REFUND_CONFIRMED: 'info',
    REFUND_COMPLETED: 'neutral',
    EXCHANGE_REQUESTED: 'caution',
    EXCHANGE_REJECTED: 'critical',
    EXCHANGE_ITEM_DELIVERING: 'info',
    EXCHANGE_ITEM_RECEIVED: 'info',
    EXCHANGE_CONFIRMED: 'info',
    EXCHANGE_COMPLETED: 'positive',
    EXCHANGE_ON_HOLD: 'caution',
    EXCHANGE_RELEASE_HOLD: 'info',
    EXCHANGE_REDELIVERY: 'info',
    REFUND_ON_HOLD: 'caution',
    REFUND_RELEASE_HOLD: 'info',
    DELIVERED: 'positive',
    EXCHANGE_DELAYED: 'critical',
    WAITING_FOR_REFUND: 'caution',
    REFUND_DELAYED: 'critical',
    CANCEL_DELAYED: 'critical',
  },
  itemCodes,
);

const stageTones: Readonly<Record<ItemStage, Tone>> = {
  awaiting_payment: 'caution',
  new_order: 'caution',
  preparing: 'info',
  delivering: 'info',
  delivered: 'positive',
  confirmed: 'positive',
};

/** Where an item stands besides its claim; four of these have no code (D3). */
export const itemStageStatus = defineStatus(itemStageLabels, stageTones);

/** The same as its buyer reads it. */
export const itemStageStatusForBuyer = defineStatus(itemStageLabelsForBuyer, stageTones);
