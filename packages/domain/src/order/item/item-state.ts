import type { StateInfo } from '../../machine/machine.ts';
import type { ItemCode } from './item-codes.ts';

export const claimTypes = ['cancel', 'refund', 'exchange'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** How far a claim is: asked, approved and waiting, goods on the way back, goods there, settled, replacement sent. */
export const claimSteps = [
  'requested',
  'waiting',
  'collecting',
  'received',
  'confirmed',
  'redelivering',
] as const;
export type ClaimStep = (typeof claimSteps)[number];

/**
 * What an item's state says to the order above it (2.6): each stands for one line of the projection.
 */
export type OrderVoice =
  | 'unpaid'
  | 'cancelled'
  | 'refunded'
  | 'refund-requested'
  | 'refund-approved'
  | 'refund-delivering'
  | 'refund-confirmed'
  | 'exchange'
  | 'refund-rejected'
  | 'confirmed'
  | 'waiting'
  | 'moving'
  | 'arrived';

/** Where an item stands besides its claim; sent beside the code because four stages have none (D3). */
export const itemStages = [
  'awaiting_payment',
  'new_order',
  'preparing',
  'delivering',
  'delivered',
  'confirmed',
] as const;
export type ItemStage = (typeof itemStages)[number];

export type ItemStateInfo = StateInfo & {
  /** The number shown, by name; null for the four stages without one. */
  readonly code: ItemCode | null;
  readonly voice: OrderVoice;
  /** The fulfilment stage the state itself implies; a claim keeps the one it began in. */
  readonly stage?: ItemStage;
  readonly claim?: {
    readonly type: ClaimType;
    readonly step: ClaimStep;
    readonly held?: true;
    readonly overdue?: true;
  };
};

type Fields = Omit<ItemStateInfo, 'awaits' | 'refuses'>;

const buyer: Pick<ItemStateInfo, 'awaits'> = { awaits: ['buyer'] };
const seller: Pick<ItemStateInfo, 'awaits'> = { awaits: ['seller'] };
const carrier: Pick<ItemStateInfo, 'awaits'> = { awaits: ['carrier'] };
const sellerOnHold: Pick<ItemStateInfo, 'awaits' | 'refuses'> = {
  awaits: ['seller'],
  refuses: 'CLAIM_ON_HOLD',
};
const sellerOnClaim: Pick<ItemStateInfo, 'awaits' | 'refuses'> = {
  awaits: ['seller'],
  refuses: 'CLAIM_OPEN',
};
const movingBack: Pick<ItemStateInfo, 'awaits' | 'refuses'> = {
  awaits: ['carrier'],
  refuses: 'CLAIM_OPEN',
};

const refund = (
  step: ClaimStep,
  voice: OrderVoice,
  code: ItemCode,
  more?: 'held' | 'overdue',
): Fields => ({ code, voice, claim: { type: 'refund', step, ...(more && { [more]: true }) } });
const exchange = (step: ClaimStep, code: ItemCode, more?: 'held' | 'overdue'): Fields => ({
  code,
  voice: 'exchange',
  claim: { type: 'exchange', step, ...(more && { [more]: true }) },
});

/**
 * The fifty states under the 28 codes (2.2). `…_held_…`, `…_released_…` and `…_late_…` carry the step of
 * the claim that lies under codes 19/22, 20/23 and 25/27.
 */
export const itemStates = {
  awaiting_payment: {
    code: null,
    voice: 'unpaid',
    stage: 'awaiting_payment',
    ...buyer,
    refuses: 'NOT_PAID',
  },
  new_order: { code: null, voice: 'waiting', stage: 'new_order', ...seller },
  preparing: { code: null, voice: 'waiting', stage: 'preparing', ...seller },
  dispatch_delayed: { code: 'DELIVERY_DELAYED', voice: 'waiting', stage: 'preparing', ...seller },
  delivering: {
    code: 'DELIVERING',
    voice: 'moving',
    stage: 'delivering',
    ...carrier,
    refuses: 'GOODS_ON_THEIR_WAY',
  },
  transit_delayed: {
    code: 'DELIVERY_DELAYED',
    voice: 'moving',
    stage: 'delivering',
    ...carrier,
    refuses: 'GOODS_ON_THEIR_WAY',
  },
  delivered: { code: 'DELIVERED', voice: 'arrived', stage: 'delivered', ...buyer },
  confirmed: {
    code: null,
    voice: 'confirmed',
    stage: 'confirmed',
    awaits: [],
    end: true,
    refuses: 'CONFIRMED',
  },

  cancel_requested: {
    code: 'CANCEL_REQUESTED',
    voice: 'waiting',
    claim: { type: 'cancel', step: 'requested' },
    ...seller,
    refuses: 'CANCEL_OPEN',
  },
  cancel_late: {
    code: 'CANCEL_DELAYED',
    voice: 'waiting',
    claim: { type: 'cancel', step: 'requested', overdue: true },
    ...seller,
    refuses: 'CANCEL_OPEN',
  },
  cancel_rejected: { code: 'CANCEL_REJECTED', voice: 'waiting', ...seller },
  cancel_confirmed: {
    code: 'CANCEL_CONFIRMED',
    voice: 'cancelled',
    claim: { type: 'cancel', step: 'confirmed' },
    awaits: ['system'],
    refuses: 'MONEY_ON_ITS_WAY',
  },
  cancel_completed: {
    code: 'CANCEL_COMPLETED',
    voice: 'cancelled',
    awaits: [],
    end: true,
    refuses: 'FINISHED',
  },

  refund_requested: {
    ...refund('requested', 'refund-requested', 'REFUND_REQUESTED'),
    ...sellerOnClaim,
  },
  refund_waiting: {
    ...refund('waiting', 'refund-approved', 'WAITING_FOR_REFUND'),
    awaits: ['buyer', 'seller'],
    refuses: 'CLAIM_OPEN',
  },
  refund_collecting: {
    ...refund('collecting', 'refund-delivering', 'REFUND_ITEM_DELIVERING'),
    ...movingBack,
  },
  refund_received: {
    ...refund('received', 'refund-delivering', 'REFUND_ITEM_RECEIVED'),
    ...sellerOnClaim,
  },
  refund_confirmed: {
    ...refund('confirmed', 'refund-confirmed', 'REFUND_CONFIRMED'),
    awaits: ['system'],
    refuses: 'MONEY_ON_ITS_WAY',
  },
  refund_completed: {
    code: 'REFUND_COMPLETED',
    voice: 'refunded',
    awaits: [],
    end: true,
    refuses: 'FINISHED',
  },
  refund_rejected_in_transit: { code: 'REFUND_REJECTED', voice: 'refund-rejected', ...carrier },
  refund_rejected_with_buyer: { code: 'REFUND_REJECTED', voice: 'refund-rejected', ...buyer },
  refund_held_requested: {
    ...refund('requested', 'refund-requested', 'REFUND_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  refund_held_waiting: {
    ...refund('waiting', 'refund-approved', 'REFUND_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  refund_held_collecting: {
    ...refund('collecting', 'refund-delivering', 'REFUND_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  refund_held_received: {
    ...refund('received', 'refund-delivering', 'REFUND_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  refund_released_requested: {
    ...refund('requested', 'refund-requested', 'REFUND_RELEASE_HOLD'),
    ...sellerOnClaim,
  },
  refund_released_waiting: {
    ...refund('waiting', 'refund-approved', 'REFUND_RELEASE_HOLD'),
    awaits: ['buyer', 'seller'],
    refuses: 'CLAIM_OPEN',
  },
  refund_released_collecting: {
    ...refund('collecting', 'refund-delivering', 'REFUND_RELEASE_HOLD'),
    ...movingBack,
  },
  refund_released_received: {
    ...refund('received', 'refund-delivering', 'REFUND_RELEASE_HOLD'),
    ...sellerOnClaim,
  },
  refund_late_requested: {
    ...refund('requested', 'refund-requested', 'REFUND_DELAYED', 'overdue'),
    ...sellerOnClaim,
  },
  refund_late_received: {
    ...refund('received', 'refund-delivering', 'REFUND_DELAYED', 'overdue'),
    ...sellerOnClaim,
  },

  exchange_requested: { ...exchange('requested', 'EXCHANGE_REQUESTED'), ...sellerOnClaim },
  exchange_collecting: { ...exchange('collecting', 'EXCHANGE_ITEM_DELIVERING'), ...movingBack },
  exchange_received: { ...exchange('received', 'EXCHANGE_ITEM_RECEIVED'), ...sellerOnClaim },
  exchange_confirmed: { ...exchange('confirmed', 'EXCHANGE_CONFIRMED'), ...sellerOnClaim },
  exchange_redelivering: {
    ...exchange('redelivering', 'EXCHANGE_REDELIVERY'),
    ...carrier,
    refuses: 'GOODS_ON_THEIR_WAY',
  },
  exchange_completed: {
    code: 'EXCHANGE_COMPLETED',
    voice: 'arrived',
    stage: 'delivered',
    ...buyer,
  },
  exchange_rejected_in_transit: { code: 'EXCHANGE_REJECTED', voice: 'moving', ...carrier },
  exchange_rejected_with_buyer: { code: 'EXCHANGE_REJECTED', voice: 'arrived', ...buyer },
  exchange_held_requested: {
    ...exchange('requested', 'EXCHANGE_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  exchange_held_collecting: {
    ...exchange('collecting', 'EXCHANGE_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  exchange_held_received: { ...exchange('received', 'EXCHANGE_ON_HOLD', 'held'), ...sellerOnHold },
  exchange_held_confirmed: {
    ...exchange('confirmed', 'EXCHANGE_ON_HOLD', 'held'),
    ...sellerOnHold,
  },
  exchange_released_requested: {
    ...exchange('requested', 'EXCHANGE_RELEASE_HOLD'),
    ...sellerOnClaim,
  },
  exchange_released_collecting: {
    ...exchange('collecting', 'EXCHANGE_RELEASE_HOLD'),
    ...movingBack,
  },
  exchange_released_received: {
    ...exchange('received', 'EXCHANGE_RELEASE_HOLD'),
    ...sellerOnClaim,
  },
  exchange_released_confirmed: {
    ...exchange('confirmed', 'EXCHANGE_RELEASE_HOLD'),
    ...sellerOnClaim,
  },
  exchange_late_requested: {
    ...exchange('requested', 'EXCHANGE_DELAYED', 'overdue'),
    ...sellerOnClaim,
  },
  exchange_late_received: {
    ...exchange('received', 'EXCHANGE_DELAYED', 'overdue'),
    ...sellerOnClaim,
  },
  exchange_late_confirmed: {
    ...exchange('confirmed', 'EXCHANGE_DELAYED', 'overdue'),
    ...sellerOnClaim,
  },
} as const satisfies Record<string, ItemStateInfo>;

export type ItemState = keyof typeof itemStates;

export function itemStateInfo(state: ItemState): ItemStateInfo {
  return itemStates[state];
}
