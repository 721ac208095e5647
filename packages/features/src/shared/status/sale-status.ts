import {
  availabilityLabels,
  itemRequestLabels,
  promotionTexts,
  salesStateLabels,
  sellerItemTexts,
} from '@hien/domain';
import { defineStatus } from './define-status.ts';

const read = {
  draft: 'neutral',
  waiting: 'caution',
  on_sale: 'positive',
  edit_request: 'caution',
  sold_out: 'neutral',
  rejected: 'critical',
} as const;

/** What a seller keeps in the shop. */
export const sellerItemStatus = defineStatus(sellerItemTexts.states, {
  ...read,
  deleted: 'neutral',
});

/** The same as its shop reads it: a sale that the shop stopped has a word of its own. */
export const salesStatus = defineStatus(salesStateLabels, {
  ...read,
  stopped: 'neutral',
  scheduled: 'caution',
});

/** What buyers see of it. */
export const availabilityStatus = defineStatus(availabilityLabels, {
  on_sale: 'positive',
  sold_out: 'neutral',
});

export const promotionStatus = defineStatus(promotionTexts.states, {
  waiting: 'caution',
  advertising: 'paid',
  edit_request: 'caution',
  rejected: 'critical',
  finished: 'neutral',
});

/** A request of a shop to put an item, or its new version, on sale. */
export const itemRequestStatus = defineStatus(itemRequestLabels, {
  waiting: 'caution',
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
});
