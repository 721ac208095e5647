import { businessDaysAfter } from '../src/calendar/business-days.ts';
import { daysAfter, type Instant } from '../src/calendar/ict.ts';
import { limits } from '../src/constants.ts';
import type { Effect } from '../src/machine/effects.ts';
import type { Command } from '../src/machine/machine.ts';
import {
  changeType,
  clockAfterClaim,
  held,
  inClaim,
  isInTransit,
  openClaim,
  payoutDue,
  received,
  released,
  withdraw,
} from '../src/order/item-changes.ts';
import type { Item } from '../src/order/item.ts';
import type { ItemPayloads } from '../src/order/item-payloads.ts';
import type { ItemState } from '../src/order/item-state.ts';

/**
 * The same table as a hand-written switch: what one would write without an engine. It moves the item and
 * names the money, stock and penalties; it has no history, no timers of effects, no list of allowed
 * events and no sentence for a refusal. The measure the engine is held against.
 */
type Moved = { readonly item: Item; readonly effects: readonly Effect[] } | null;

const none: readonly Effect[] = [];

function to(
  item: Item,
  state: ItemState,
  at: Instant,
  change: Partial<Item> = {},
  effects: readonly Effect[] = none,
): Moved {
  return { item: { ...item, ...change, state, version: item.version + 1, changedAt: at }, effects };
}

const isUndispatched = (s: ItemState): boolean =>
  s === 'new_order' || s === 'preparing' || s === 'dispatch_delayed' || s === 'cancel_rejected';
const isCancelAsked = (s: ItemState): boolean => s === 'cancel_requested' || s === 'cancel_late';
const isConfirmable = (s: ItemState): boolean =>
  s === 'delivering' ||
  s === 'delivered' ||
  s === 'exchange_completed' ||
  s === 'refund_rejected_in_transit' ||
  s === 'refund_rejected_with_buyer' ||
  s === 'exchange_rejected_in_transit' ||
  s === 'exchange_rejected_with_buyer';
const isRefundAsked = (s: ItemState): boolean =>
  s === 'refund_requested' || s === 'refund_late_requested' || s === 'refund_released_requested';
const isRefundHere = (s: ItemState): boolean =>
  s === 'refund_received' || s === 'refund_late_received' || s === 'refund_released_received';
const isExchangeAsked = (s: ItemState): boolean =>
  s === 'exchange_requested' ||
  s === 'exchange_late_requested' ||
  s === 'exchange_released_requested';
const isExchangeHere = (s: ItemState): boolean =>
  s === 'exchange_received' || s === 'exchange_late_received' || s === 'exchange_released_received';
const isExchangePromised = (s: ItemState): boolean =>
  s === 'exchange_confirmed' ||
  s === 'exchange_late_confirmed' ||
  s === 'exchange_released_confirmed';

export function moveBySwitch(item: Item, command: Command<ItemPayloads>): Moved {
  const { by, at } = command;
  const s = item.state;
  const bySeller = by === 'seller' || by === 'admin';
  switch (command.event) {
    case 'payment.succeeded': {
      const { cod, verified, captured } = command.payload;
      if (
        s !== 'awaiting_payment' ||
        by !== 'system' ||
        !(cod || verified) ||
        captured !== (cod ? 0 : item.amount)
      )
        return null;
      return to(item, 'new_order', at, {
        cod,
        captured,
        paidAt: at,
        dispatchDueAt: businessDaysAfter(at, item.prepBusinessDays),
      });
    }
    case 'cancel.unpaid':
      return s === 'awaiting_payment' && (by === 'buyer' || by === 'admin')
        ? to(item, 'cancel_completed', at, {}, [{ do: 'stock', change: 'release' }])
        : null;
    case 'payment.due_elapsed':
      return s === 'awaiting_payment' && by === 'system' && at > item.paymentDueAt
        ? to(item, 'cancel_completed', at, {}, [{ do: 'stock', change: 'release' }])
        : null;
    case 'seller.accept':
      return s === 'new_order' && by === 'seller' ? to(item, 'preparing', at) : null;
    case 'seller.declare_delay':
      if (
        (s !== 'new_order' && s !== 'preparing' && s !== 'cancel_rejected') ||
        by !== 'seller' ||
        command.payload.reason.trim() === '' ||
        command.payload.until <= at
      )
        return null;
      return to(item, 'dispatch_delayed', at, {
        promisedAt: command.payload.until,
        deliveryDueAt: Math.max(item.deliveryDueAt, daysAfter(command.payload.until, 0)),
      });
    case 'sla.dispatch_elapsed':
      if (
        (s !== 'new_order' && s !== 'preparing') ||
        by !== 'system' ||
        item.dispatchDueAt === null ||
        at <= item.dispatchDueAt
      )
        return null;
      return to(item, 'dispatch_delayed', at, {}, [
        { do: 'penalty', points: limits.penalty.points, because: 'dispatch' },
      ]);
    case 'seller.dispatch':
      return isUndispatched(s) && by === 'seller'
        ? to(item, 'delivering', at, {
            dispatchedAt: at,
            shipment: command.payload.shipment,
            confirmDueAt: daysAfter(at, limits.confirm.autoDays),
          })
        : null;
    case 'sla.delivery_elapsed':
      return s === 'delivering' && by === 'system' && at > item.deliveryDueAt
        ? to(item, 'transit_delayed', at)
        : null;
    case 'delivered':
      if (
        (s !== 'delivering' &&
          s !== 'transit_delayed' &&
          s !== 'refund_rejected_in_transit' &&
          s !== 'exchange_rejected_in_transit') ||
        (by !== 'carrier' && by !== 'seller' && by !== 'buyer')
      )
        return null;
      return to(item, 'delivered', at, {
        deliveredAt: at,
        captured: item.cod ? item.amount : item.captured,
        ...(s === 'delivering' ? {} : clockAfterClaim(item, at)),
      });
    case 'buyer.confirm':
      return isConfirmable(s) && by === 'buyer'
        ? to(
            item,
            'confirmed',
            at,
            { confirmedAt: at, captured: item.cod ? item.amount : item.captured },
            [{ do: 'settlement', line: 'add' }],
          )
        : null;
    case 'auto_confirm':
      if (
        !isConfirmable(s) ||
        by !== 'system' ||
        item.confirmDueAt === null ||
        at <= item.confirmDueAt
      )
        return null;
      return to(
        item,
        'confirmed',
        at,
        { confirmedAt: at, captured: item.cod ? item.amount : item.captured },
        [{ do: 'settlement', line: 'add' }],
      );
    case 'admin.cancel_confirmed':
      return s === 'confirmed' && by === 'admin'
        ? to(item, 'cancel_confirmed', at, payoutDue(at), [
            { do: 'settlement', line: 'reverse' },
            { do: 'return-money', amount: item.captured },
          ])
        : null;
    case 'cancel.request':
      return isUndispatched(s) && by === 'buyer' && item.cancelRequests < 2
        ? to(item, 'cancel_requested', at, openClaim(item, 'cancel', by, at, command.payload))
        : null;
    case 'cancel.withdraw':
      return isCancelAsked(s) && by === 'buyer'
        ? to(item, item.before ?? s, at, { before: null, ...inClaim(item, { dueAt: null }) })
        : null;
    case 'cancel.approve':
      return isCancelAsked(s) && bySeller
        ? to(
            item,
            'cancel_confirmed',
            at,
            { ...inClaim(item, { dueAt: null }), ...payoutDue(at) },
            [{ do: 'return-money', amount: item.captured }],
          )
        : null;
    case 'cancel.reject':
      return isCancelAsked(s) && bySeller
        ? to(item, 'cancel_rejected', at, {
            before: null,
            ...inClaim(item, { dueAt: null, refused: command.payload }),
          })
        : null;
    case 'sla.cancel_elapsed':
      return s === 'cancel_requested' &&
        by === 'system' &&
        at > (item.claim?.dueAt ?? Number.POSITIVE_INFINITY)
        ? to(item, 'cancel_late', at)
        : null;
    case 'cancel.by_seller':
      return isUndispatched(s) && bySeller
        ? to(item, 'cancel_confirmed', at, payoutDue(at), [
            { do: 'return-money', amount: item.captured },
          ])
        : null;
    case 'payment.refunded':
      if (by !== 'system') return null;
      if (s === 'cancel_confirmed')
        return to(item, 'cancel_completed', at, { refundDueAt: null, refundFailed: false });
      return s === 'refund_confirmed'
        ? to(item, 'refund_completed', at, { refundDueAt: null, refundFailed: false })
        : null;
    case 'refund.request':
    case 'exchange.request': {
      const late = s === 'transit_delayed';
      if (
        (!isConfirmable(s) && !late) ||
        (by !== 'buyer' && !bySeller) ||
        item.returnClaims >= 2 ||
        (!late && (item.confirmDueAt === null || at > item.confirmDueAt))
      )
        return null;
      return command.event === 'refund.request'
        ? to(item, 'refund_requested', at, openClaim(item, 'refund', by, at, command.payload))
        : to(item, 'exchange_requested', at, openClaim(item, 'exchange', by, at, command.payload));
    }
    case 'refund.withdraw':
      return (s === 'refund_requested' || s === 'refund_late_requested') && by === 'buyer'
        ? to(item, item.before ?? s, at, withdraw(item, at))
        : null;
    case 'refund.approve':
      return isRefundAsked(s) && bySeller
        ? to(item, 'refund_waiting', at, inClaim(item, { dueAt: null }))
        : null;
    case 'refund.pickup_started':
      if (
        !(isRefundAsked(s) && (by === 'seller' || by === 'carrier')) &&
        !(
          (s === 'refund_waiting' || s === 'refund_released_waiting') &&
          (by === 'seller' || by === 'carrier' || by === 'buyer')
        )
      )
        return null;
      return to(
        item,
        'refund_collecting',
        at,
        inClaim(item, { dueAt: null, back: command.payload.shipment }),
      );
    case 'refund.received':
      if (by !== 'seller' && by !== 'carrier') return null;
      if (
        s === 'refund_held_requested' ||
        s === 'refund_held_waiting' ||
        s === 'refund_held_collecting'
      )
        return to(item, 'refund_held_received', at, received(item, at));
      return isRefundAsked(s) ||
        s === 'refund_waiting' ||
        s === 'refund_collecting' ||
        s === 'refund_released_waiting' ||
        s === 'refund_released_collecting'
        ? to(item, 'refund_received', at, received(item, at))
        : null;
    case 'refund.confirm':
      return isRefundHere(s) && bySeller && command.payload.amount <= item.captured
        ? to(
            item,
            'refund_confirmed',
            at,
            {
              ...inClaim(item, { dueAt: null, refundAmount: command.payload.amount }),
              ...payoutDue(at),
            },
            [{ do: 'return-money', amount: command.payload.amount }],
          )
        : null;
    case 'refund.confirm_no_return':
      if (
        (!isRefundAsked(s) && s !== 'refund_waiting' && s !== 'refund_released_waiting') ||
        !bySeller ||
        item.claim?.returnRequired !== false ||
        command.payload.amount > item.captured
      )
        return null;
      return to(
        item,
        'refund_confirmed',
        at,
        {
          ...inClaim(item, { dueAt: null, refundAmount: command.payload.amount }),
          ...payoutDue(at),
        },
        [{ do: 'return-money', amount: command.payload.amount }],
      );
    case 'refund.reject':
      if (
        !bySeller ||
        (!isRefundAsked(s) && !(isRefundHere(s) && command.payload.sendBack !== undefined))
      )
        return null;
      return to(
        item,
        isInTransit(item) ? 'refund_rejected_in_transit' : 'refund_rejected_with_buyer',
        at,
        {
          before: null,
          ...inClaim(item, { dueAt: null, refused: command.payload }),
          ...clockAfterClaim(item, at),
        },
      );
    case 'refund.hold': {
      if (!bySeller || command.payload.text.trim() === '') return null;
      const state = isRefundAsked(s)
        ? 'refund_held_requested'
        : s === 'refund_waiting' || s === 'refund_released_waiting'
          ? 'refund_held_waiting'
          : s === 'refund_collecting' || s === 'refund_released_collecting'
            ? 'refund_held_collecting'
            : isRefundHere(s)
              ? 'refund_held_received'
              : null;
      return state === null
        ? null
        : to(
            item,
            state,
            at,
            held(item, at, { ...command.payload, amount: command.payload.amount ?? null }),
          );
    }
    case 'refund.release': {
      if (!bySeller) return null;
      const state =
        s === 'refund_held_requested'
          ? 'refund_released_requested'
          : s === 'refund_held_waiting'
            ? 'refund_released_waiting'
            : s === 'refund_held_collecting'
              ? 'refund_released_collecting'
              : s === 'refund_held_received'
                ? 'refund_released_received'
                : null;
      return state === null ? null : to(item, state, at, released(item, at));
    }
    case 'refund.to_exchange': {
      if (!bySeller || !command.payload.buyerAgreed || !command.payload.inStock) return null;
      const state =
        isRefundAsked(s) || s === 'refund_waiting' || s === 'refund_released_waiting'
          ? 'exchange_requested'
          : s === 'refund_collecting' || s === 'refund_released_collecting'
            ? 'exchange_collecting'
            : isRefundHere(s)
              ? 'exchange_received'
              : null;
      return state === null
        ? null
        : to(item, state, at, changeType(item, 'exchange', command.payload.wantedOption, at));
    }
    case 'exchange.withdraw':
      return (s === 'exchange_requested' || s === 'exchange_late_requested') && by === 'buyer'
        ? to(item, item.before ?? s, at, withdraw(item, at))
        : null;
    case 'exchange.pickup_started':
      return isExchangeAsked(s) && (by === 'seller' || by === 'carrier')
        ? to(
            item,
            'exchange_collecting',
            at,
            inClaim(item, { dueAt: null, back: command.payload.shipment }),
          )
        : null;
    case 'exchange.received':
      if (by !== 'seller' && by !== 'carrier') return null;
      if (s === 'exchange_held_requested' || s === 'exchange_held_collecting')
        return to(item, 'exchange_held_received', at, received(item, at));
      return isExchangeAsked(s) ||
        s === 'exchange_collecting' ||
        s === 'exchange_released_collecting'
        ? to(item, 'exchange_received', at, received(item, at))
        : null;
    case 'exchange.confirm':
      return isExchangeHere(s) && bySeller && command.payload.inspected && command.payload.reserved
        ? to(item, 'exchange_confirmed', at, {}, [{ do: 'stock', change: 'reserve' }])
        : null;
    case 'exchange.redeliver':
      return isExchangePromised(s) && by === 'seller'
        ? to(item, 'exchange_redelivering', at, {
            ...inClaim(item, { dueAt: null, out: command.payload.shipment }),
            confirmDueAt: daysAfter(at, limits.confirm.autoDays),
          })
        : null;
    case 'exchange.redelivered':
      return s === 'exchange_redelivering' &&
        (by === 'carrier' || by === 'seller' || by === 'buyer')
        ? to(item, 'exchange_completed', at, {
            before: null,
            deliveredAt: at,
            ...clockAfterClaim(item, at),
          })
        : null;
    case 'exchange.reject':
      if (
        !bySeller ||
        (!isExchangeAsked(s) && !(isExchangeHere(s) && command.payload.sendBack !== undefined))
      )
        return null;
      return to(
        item,
        isInTransit(item) ? 'exchange_rejected_in_transit' : 'exchange_rejected_with_buyer',
        at,
        {
          before: null,
          ...inClaim(item, { dueAt: null, refused: command.payload }),
          ...clockAfterClaim(item, at),
        },
      );
    case 'exchange.hold': {
      if (!bySeller || command.payload.text.trim() === '') return null;
      const state = isExchangeAsked(s)
        ? 'exchange_held_requested'
        : s === 'exchange_collecting' || s === 'exchange_released_collecting'
          ? 'exchange_held_collecting'
          : isExchangeHere(s)
            ? 'exchange_held_received'
            : isExchangePromised(s)
              ? 'exchange_held_confirmed'
              : null;
      return state === null
        ? null
        : to(
            item,
            state,
            at,
            held(item, at, { ...command.payload, amount: command.payload.amount ?? null }),
          );
    }
    case 'exchange.release': {
      if (!bySeller) return null;
      const state =
        s === 'exchange_held_requested'
          ? 'exchange_released_requested'
          : s === 'exchange_held_collecting'
            ? 'exchange_released_collecting'
            : s === 'exchange_held_received'
              ? 'exchange_released_received'
              : s === 'exchange_held_confirmed'
                ? 'exchange_released_confirmed'
                : null;
      return state === null ? null : to(item, state, at, released(item, at));
    }
    case 'exchange.to_refund': {
      if (!bySeller || !command.payload.buyerAgreed) return null;
      const state = isExchangeAsked(s)
        ? 'refund_requested'
        : s === 'exchange_collecting' || s === 'exchange_released_collecting'
          ? 'refund_collecting'
          : isExchangeHere(s) || isExchangePromised(s)
            ? 'refund_received'
            : null;
      return state === null ? null : to(item, state, at, changeType(item, 'refund', null, at));
    }
    case 'sla.claim_elapsed': {
      if (by !== 'system' || at <= (item.claim?.dueAt ?? Number.POSITIVE_INFINITY)) return null;
      if (s === 'refund_requested' || s === 'refund_released_requested')
        return to(item, 'refund_late_requested', at);
      if (s === 'exchange_requested' || s === 'exchange_released_requested')
        return to(item, 'exchange_late_requested', at);
      const state =
        s === 'refund_received' || s === 'refund_released_received'
          ? 'refund_late_received'
          : s === 'exchange_received' || s === 'exchange_released_received'
            ? 'exchange_late_received'
            : s === 'exchange_confirmed' || s === 'exchange_released_confirmed'
              ? 'exchange_late_confirmed'
              : null;
      return state === null
        ? null
        : to(item, state, at, inClaim(item, { penalised: true }), [
            { do: 'penalty', points: 1, because: 'process' },
          ]);
    }
    case 'seller.edit_delivery':
      return (s === 'delivering' || s === 'transit_delayed') && bySeller
        ? to(item, s, at, { shipment: command.payload.shipment })
        : null;
    case 'payment.refund_failed':
      return (s === 'cancel_confirmed' || s === 'refund_confirmed') && by === 'system'
        ? to(item, s, at, { refundFailed: true }, [
            { do: 'queue', queue: 'finance', because: 'refund-failed' },
          ])
        : null;
  }
}

/** Who acts and until when, by hand. */
export function nextBySwitch(item: Item): {
  readonly who: string;
  readonly until: Instant | null;
  readonly otherwise: ItemState | null;
} {
  switch (item.state) {
    case 'awaiting_payment':
      return { who: 'buyer', until: item.paymentDueAt, otherwise: 'cancel_completed' };
    case 'new_order':
    case 'preparing':
      return { who: 'seller', until: item.dispatchDueAt, otherwise: 'dispatch_delayed' };
    case 'delivering':
      return { who: 'carrier', until: item.deliveryDueAt, otherwise: 'transit_delayed' };
    case 'delivered':
    case 'exchange_completed':
    case 'refund_rejected_with_buyer':
    case 'exchange_rejected_with_buyer':
      return { who: 'buyer', until: item.confirmDueAt, otherwise: 'confirmed' };
    case 'refund_requested':
    case 'refund_released_requested':
      return {
        who: 'seller',
        until: item.claim?.dueAt ?? null,
        otherwise: 'refund_late_requested',
      };
    case 'exchange_requested':
    case 'exchange_released_requested':
      return {
        who: 'seller',
        until: item.claim?.dueAt ?? null,
        otherwise: 'exchange_late_requested',
      };
    case 'cancel_requested':
      return { who: 'seller', until: item.claim?.dueAt ?? null, otherwise: 'cancel_late' };
    case 'cancel_confirmed':
    case 'refund_confirmed':
      return { who: 'system', until: item.refundDueAt, otherwise: null };
    default:
      return { who: 'seller', until: item.claim?.dueAt ?? null, otherwise: null };
  }
}
