import { daysAfter, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Nothing } from '../machine/machine.ts';
import type { OrderCode } from '../order/order-codes.ts';

/** A design in an order. Downloads are counted per design, not per file: a download is one ZIP (2.10). */
export type DesignLine = {
  readonly designId: number;
  readonly price: number;
  readonly allowedTimes: number;
  readonly used: number;
  readonly expiresAt: Instant | null;
};

export const designOrderStates = [
  'pending',
  'purchased',
  'cancelled',
  'refund_requested',
  'refund_approved',
  'refund_completed',
  'refund_rejected',
] as const;
export type DesignOrderState = (typeof designOrderStates)[number];

export type DesignOrder = {
  readonly state: DesignOrderState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly placedAt: Instant;
  readonly paymentDueAt: Instant;
  readonly designs: readonly DesignLine[];
  /** Designs added after the order was placed, in total (D21). */
  readonly added: number;
  readonly refundDueAt: Instant | null;
};

export type DesignOrderPayloads = {
  readonly 'order.add_designs': {
    readonly designs: readonly { readonly designId: number; readonly price: number }[];
    readonly owned: readonly number[];
  };
  readonly 'payment.succeeded': { readonly verified: boolean; readonly captured: number };
  readonly 'payment.due_elapsed': Nothing;
  readonly 'payment.refunded': Nothing;
  readonly cancel: Nothing;
  /** `linkMadeAt`: when the link was asked for; making one uses up nothing, a start does. */
  readonly 'download.start': { readonly designId: number; readonly linkMadeAt: Instant };
  readonly 'refund.request': { readonly reason: string };
  readonly 'refund.approve': { readonly reason: string };
  readonly 'refund.reject': { readonly reason: string };
  readonly 'admin.extend_download': {
    readonly reason: string;
    readonly designId: number;
    readonly times: number;
    readonly until: Instant;
  };
};

/** Five of the order codes stand for a design order's states; 9 is its own (D5). */
export const designOrderCodes: Readonly<Record<DesignOrderState, OrderCode>> = {
  pending: 'PENDING',
  purchased: 'DOWNLOAD',
  cancelled: 'CANCELLED',
  refund_requested: 'REFUND_REQUEST',
  refund_approved: 'REFUND_APPROVED',
  refund_completed: 'REFUND_COMPLETED',
  refund_rejected: 'REFUND_REJECTED',
};

/** The buyer's three tabs (platform 3). */
export const originTabs = ['pending', 'paid', 'cancel'] as const;
export type OriginTab = (typeof originTabs)[number];

export function originTab(state: DesignOrderState): OriginTab {
  if (state === 'pending') return 'pending';
  return state === 'cancelled' || state === 'refund_completed' ? 'cancel' : 'paid';
}

/** A design as it stands before it is paid. */
export const newDesignLine = (design: {
  readonly designId: number;
  readonly price: number;
}): DesignLine => ({
  ...design,
  allowedTimes: limits.design.allowedTimes,
  used: 0,
  expiresAt: null,
});

export function newDesignOrder(
  designs: readonly { readonly designId: number; readonly price: number }[],
  placedAt: Instant,
): DesignOrder {
  return {
    state: 'pending',
    version: 0,
    changedAt: placedAt,
    placedAt,
    paymentDueAt: daysAfter(placedAt, limits.paymentDue.orderDays),
    designs: designs.map(newDesignLine),
    added: 0,
    refundDueAt: null,
  };
}

export function totalOf(order: Pick<DesignOrder, 'designs'>): number {
  return order.designs.reduce((all, line) => all + line.price, 0);
}

/**
 * What an order is after its downloads: one whose refund was refused is bought like any other once something was
 * downloaded (G6). Derived, so that the first byte of a download locks no order.
 */
export function stateAfterDownloads(state: DesignOrderState, used: number): DesignOrderState {
  return state === 'refund_rejected' && used > 0 ? 'purchased' : state;
}

export type DownloadState = 'locked' | 'available' | 'exhausted' | 'expired';

/** Derived from the line and the clock: exhausted and expired are no states of the order (G7). */
export function downloadState(order: DesignOrder, line: DesignLine, at: Instant): DownloadState {
  if (order.state !== 'purchased' && order.state !== 'refund_rejected') return 'locked';
  if (line.expiresAt === null || at > line.expiresAt) return 'expired';
  return line.used < line.allowedTimes ? 'available' : 'exhausted';
}

/** A design somebody bought, as it is downloaded. */
export type OwnedDesign = {
  readonly allowedTimes: number;
  readonly usedTimes: number;
  readonly expiresAt: Instant;
  /** A refund is being decided (G8). */
  readonly isLocked: boolean;
};

/** The same for a design that is owned, whatever order it came from. */
export function ownedState(owned: OwnedDesign, at: Instant): DownloadState {
  if (owned.isLocked) return 'locked';
  if (at > owned.expiresAt) return 'expired';
  return owned.usedTimes < owned.allowedTimes ? 'available' : 'exhausted';
}
