import { notify } from '../machine/effects.ts';
import type { Rules } from '../machine/machine.ts';
import { afterClaimDue, cancelRequestLeft, reasonGiven } from '../order/item/item-guards.ts';
import { inClaim, openClaim, payoutDue, stateBefore } from '../order/item/item-changes.ts';
import type { Item } from '../order/item/item.ts';
import type { ItemPayloads } from '../order/item/item-payloads.ts';

const undispatched = ['new_order', 'preparing', 'dispatch_delayed', 'cancel_rejected'] as const;
const asked = ['cancel_requested', 'cancel_late'] as const;

/** A buyer asks to cancel, a seller decides; rows C01–C07. */
export const cancelRules: Rules<Item, ItemPayloads> = [
  {
    id: 'C01',
    event: 'cancel.request',
    by: ['buyer'],
    from: undispatched,
    to: 'cancel_requested',
    guards: [cancelRequestLeft],
    needs: [reasonGiven],
    change: (item, { by, at, payload }) => openClaim(item, 'cancel', by, at, payload),
    effects: () => [notify('cancel.requested', 'seller')],
  },
  {
    id: 'C02',
    event: 'cancel.withdraw',
    by: ['buyer'],
    from: asked,
    to: { oneOf: undispatched, pick: stateBefore },
    change: (item) => ({ before: null, ...inClaim(item, { dueAt: null }) }),
    effects: () => [notify('cancel.withdrawn', 'seller')],
  },
  {
    id: 'C03',
    event: 'cancel.approve',
    by: ['seller', 'admin'],
    from: asked,
    to: 'cancel_confirmed',
    change: (item, { at }) => ({ ...inClaim(item, { dueAt: null }), ...payoutDue(at) }),
    effects: (item) => [
      { do: 'return-money', amount: item.captured },
      { do: 'stock', change: 'release' },
      notify('cancel.approved', 'buyer'),
    ],
  },
  {
    id: 'C04',
    event: 'cancel.reject',
    by: ['seller', 'admin'],
    from: asked,
    to: 'cancel_rejected',
    needs: [reasonGiven],
    change: (item, { payload }) => ({
      before: null,
      ...inClaim(item, { dueAt: null, refused: payload }),
    }),
    effects: () => [notify('cancel.rejected', 'buyer')],
  },
  {
    id: 'C05',
    event: 'sla.cancel_elapsed',
    by: ['system'],
    from: ['cancel_requested'],
    to: 'cancel_late',
    guards: [afterClaimDue],
    effects: () => [notify('cancel.late', 'seller', 'admin')],
  },
  {
    id: 'C06',
    event: 'cancel.by_seller',
    by: ['seller', 'admin'],
    from: undispatched,
    to: 'cancel_confirmed',
    needs: [reasonGiven],
    change: (_, { at }) => payoutDue(at),
    effects: (item) => [
      { do: 'return-money', amount: item.captured },
      { do: 'stock', change: 'release' },
      notify('cancel.by-seller', 'buyer'),
    ],
  },
  {
    id: 'C07',
    event: 'payment.refunded',
    by: ['system'],
    from: ['cancel_confirmed'],
    to: 'cancel_completed',
    change: () => ({ refundDueAt: null, refundFailed: false }),
    effects: () => [notify('cancel.completed', 'buyer')],
  },
];
