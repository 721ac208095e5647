import { day, hour } from '../../calendar/duration.ts';
import { daysAfter, type Instant, startOfDay } from '../../calendar/ict.ts';
import { limits } from '../../constants.ts';
import type { Timer } from '../../machine/machine.ts';
import type { Item } from './item.ts';
import type { ItemEvent, ItemPayloads } from './item-payloads.ts';
import { itemStateInfo } from './item-state.ts';

/** Every moment at which time does something to an item, or tells somebody. */
export const itemTimerNames = [
  'payment-due',
  'dispatch-due',
  'dispatch-promised',
  'delivery-due',
  'confirm-due',
  'confirm-reminder-1',
  'confirm-reminder-2',
  'respond-due',
  'process-due',
  'payout-due',
  'hold-escalation',
] as const;
export type ItemTimerName = (typeof itemTimerNames)[number];

type ItemTimer = Timer<ItemPayloads> & { readonly name: ItemTimerName };

const none: readonly ItemTimer[] = [];

function deadline(
  name: ItemTimerName,
  at: Instant | null,
  event: ItemEvent | null,
): readonly ItemTimer[] {
  return at === null ? none : [{ name, kind: 'deadline', at, event }];
}

/** Notices on day 5 and 6 of 7: nine in the morning, two days and one day before the confirmation date. */
function confirmation(item: Item): readonly ItemTimer[] {
  const due = item.confirmDueAt;
  if (due === null) return none;
  const morning = startOfDay(due) + 9 * hour;
  const [first, second] = limits.confirm.noticeDays;
  return [
    { name: 'confirm-due', kind: 'deadline', at: due, event: 'auto_confirm' },
    {
      name: 'confirm-reminder-1',
      kind: 'reminder',
      at: morning - (limits.confirm.autoDays - first) * day,
      event: null,
    },
    {
      name: 'confirm-reminder-2',
      kind: 'reminder',
      at: morning - (limits.confirm.autoDays - second) * day,
      event: null,
    },
  ];
}

/** D8's second reading: what has not arrived is not confirmed by time. */
function inTransit(item: Item): readonly ItemTimer[] {
  return item.autoConfirmFrom === 'delivery' ? none : confirmation(item);
}

function ofClaim(item: Item): readonly ItemTimer[] {
  const claim = itemStateInfo(item.state).claim;
  if (claim === undefined || item.claim === null) return none;
  if (claim.held === true)
    return item.claim.heldAt === null
      ? none
      : deadline(
          'hold-escalation',
          daysAfter(item.claim.heldAt, limits.claim.holdEscalationDays),
          null,
        );
  if (claim.overdue === true) return none;
  switch (claim.step) {
    case 'requested':
      return deadline(
        'respond-due',
        item.claim.dueAt,
        claim.type === 'cancel' ? 'sla.cancel_elapsed' : 'sla.claim_elapsed',
      );
    case 'received':
      return deadline('process-due', item.claim.dueAt, 'sla.claim_elapsed');
    case 'confirmed':
      return claim.type === 'exchange'
        ? deadline('process-due', item.claim.dueAt, 'sla.claim_elapsed')
        : deadline('payout-due', item.refundDueAt, null);
    default:
      return none;
  }
}

/**
 * All timers of 2.8 for one item, from its state and the moments stored in it. At the same moment a late
 * delivery counts before the automatic confirmation, because it stops that clock.
 */
export function itemTimers(item: Item): readonly ItemTimer[] {
  switch (item.state) {
    case 'awaiting_payment':
      return deadline('payment-due', item.paymentDueAt, 'payment.due_elapsed');
    case 'new_order':
    case 'preparing':
      return deadline('dispatch-due', item.dispatchDueAt, 'sla.dispatch_elapsed');
    case 'dispatch_delayed':
      return deadline('dispatch-promised', item.promisedAt, null);
    case 'delivering':
      return [
        {
          name: 'delivery-due',
          kind: 'deadline',
          at: item.deliveryDueAt,
          event: 'sla.delivery_elapsed',
        },
        ...inTransit(item),
      ];
    case 'refund_rejected_in_transit':
    case 'exchange_rejected_in_transit':
      return inTransit(item);
    case 'delivered':
    case 'exchange_completed':
    case 'refund_rejected_with_buyer':
    case 'exchange_rejected_with_buyer':
      return confirmation(item);
    case 'cancel_confirmed':
      return deadline('payout-due', item.refundDueAt, null);
    default:
      return ofClaim(item);
  }
}
