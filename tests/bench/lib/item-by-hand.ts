import {
  businessDaysAfter,
  daysAfter,
  limits,
  startOfDay,
  type Actor,
  type Command,
  type Effect,
  type Item,
  type ItemPayloads,
  type ItemState,
  type Reason,
} from '@hien/domain';

// What somebody would write without an engine, for the ten rows a refund passes through: the yardstick
// for the engine's cost. A check beside the measurement holds that both do the same.

type ByHand =
  | { readonly ok: true; readonly item: Item; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly reason: Reason };

const hour = 3_600_000;
const day = 24 * hour;
const refuse = (reason: Reason): ByHand => ({ ok: false, reason });
const set = (timer: string, at: number): Effect => ({ do: 'set-timer', timer, at });
const stop = (timer: string): Effect => ({ do: 'stop-timer', timer });
const tell = (about: string, ...who: readonly Actor[]): Effect => ({ do: 'notify', who, about });

function confirmation(due: number): Effect[] {
  const morning = startOfDay(due) + 9 * hour;
  const [first, second] = limits.confirm.noticeDays;
  return [
    set('confirm-due', due),
    set('confirm-reminder-1', morning - (limits.confirm.autoDays - first) * day),
    set('confirm-reminder-2', morning - (limits.confirm.autoDays - second) * day),
  ];
}

function moved(item: Item, state: ItemState, at: number, change: Partial<Item>): Item {
  return { ...item, ...change, state, version: item.version + 1, changedAt: at };
}

/** One event on one item. */
export function applyByHand(item: Item, command: Command<ItemPayloads>): ByHand {
  const { by, at } = command;
  switch (command.event) {
    case 'payment.succeeded': {
      if (item.state !== 'awaiting_payment') return refuse('NOT_NOW');
      if (by !== 'system') return refuse('NOT_YOURS');
      const { cod, verified, captured } = command.payload;
      if (!cod && !verified) return refuse('PAYMENT_NOT_VERIFIED');
      if (captured !== (cod ? 0 : item.amount)) return refuse('AMOUNT_DIFFERS');
      const dispatchDueAt = businessDaysAfter(at, item.prepBusinessDays);
      return {
        ok: true,
        item: moved(item, 'new_order', at, { cod, captured, paidAt: at, dispatchDueAt }),
        effects: [
          tell('order.paid', 'buyer', 'seller'),
          stop('payment-due'),
          set('dispatch-due', dispatchDueAt),
        ],
      };
    }
    case 'seller.accept':
      if (item.state !== 'new_order') return refuse('NOT_NOW');
      if (by !== 'seller') return refuse('NOT_YOURS');
      return {
        ok: true,
        item: moved(item, 'preparing', at, {}),
        effects: [tell('order.accepted', 'buyer')],
      };
    case 'seller.dispatch': {
      if (item.state !== 'new_order' && item.state !== 'preparing') return refuse('NOT_NOW');
      if (by !== 'seller') return refuse('NOT_YOURS');
      const { shipment } = command.payload;
      if (
        shipment.kind === 'carrier' &&
        (shipment.carrier.trim() === '' || shipment.tracking.trim() === '')
      )
        return refuse('TRACKING_REQUIRED');
      const confirmDueAt = daysAfter(at, limits.confirm.autoDays);
      return {
        ok: true,
        item: moved(item, 'delivering', at, { dispatchedAt: at, shipment, confirmDueAt }),
        effects: [
          tell('order.dispatched', 'buyer'),
          stop('dispatch-due'),
          set('delivery-due', item.deliveryDueAt),
          ...(item.autoConfirmFrom === 'dispatch' ? confirmation(confirmDueAt) : []),
        ],
      };
    }
    case 'delivered': {
      if (item.state !== 'delivering') return refuse('NOT_NOW');
      if (by !== 'carrier' && by !== 'seller' && by !== 'buyer') return refuse('NOT_YOURS');
      const effects = [tell('order.delivered', 'buyer'), stop('delivery-due')];
      const captured = item.cod ? item.amount : item.captured;
      if (item.autoConfirmFrom === 'dispatch')
        return {
          ok: true,
          item: moved(item, 'delivered', at, { deliveredAt: at, captured }),
          effects,
        };
      const confirmDueAt = daysAfter(at, limits.confirm.autoDays);
      return {
        ok: true,
        item: moved(item, 'delivered', at, { deliveredAt: at, captured, confirmDueAt }),
        effects: [...effects, ...confirmation(confirmDueAt)],
      };
    }
    case 'refund.request': {
      if (item.state !== 'delivered') return refuse('NOT_NOW');
      if (by !== 'buyer' && by !== 'seller' && by !== 'admin') return refuse('NOT_YOURS');
      if (item.confirmDueAt === null || at > item.confirmDueAt) return refuse('CLAIM_WINDOW_OVER');
      if (item.returnClaims >= limits.claim.maxReturnClaims) return refuse('CLAIM_LIMIT');
      const { reason, text, pictures, returnRequired = true } = command.payload;
      if (reason.trim() === '') return refuse('REASON_REQUIRED');
      if (pictures.length === 0 && reason !== 'CHANGED_MIND' && reason !== 'WRONG_OPTION_ORDERED')
        return refuse('PICTURES_REQUIRED');
      const dueAt = businessDaysAfter(at, limits.claim.respondBusinessDays);
      return {
        ok: true,
        item: moved(item, 'refund_requested', at, {
          before: item.state,
          returnClaims: item.returnClaims + 1,
          claim: {
            type: 'refund',
            by,
            reason,
            text,
            pictures,
            returnRequired,
            wantedOption: null,
            requestedAt: at,
            receivedAt: null,
            dueAt,
            heldAt: null,
            hold: null,
            penalised: false,
            refused: null,
            back: null,
            out: null,
            refundAmount: null,
          },
        }),
        effects: [
          tell('refund.requested', 'seller'),
          stop('confirm-due'),
          stop('confirm-reminder-1'),
          stop('confirm-reminder-2'),
          set('respond-due', dueAt),
        ],
      };
    }
    case 'refund.approve': {
      if (item.state !== 'refund_requested' || item.claim === null) return refuse('NOT_NOW');
      if (by !== 'seller' && by !== 'admin') return refuse('NOT_YOURS');
      const returnRequired = command.payload.returnRequired ?? item.claim.returnRequired;
      return {
        ok: true,
        item: moved(item, 'refund_waiting', at, {
          claim: { ...item.claim, dueAt: null, returnRequired },
        }),
        effects: [tell('refund.approved', 'buyer'), stop('respond-due')],
      };
    }
    case 'refund.pickup_started': {
      if (item.state !== 'refund_waiting' || item.claim === null) return refuse('NOT_NOW');
      if (by !== 'seller' && by !== 'carrier' && by !== 'buyer') return refuse('NOT_YOURS');
      const { shipment } = command.payload;
      if (
        shipment.kind === 'carrier' &&
        (shipment.carrier.trim() === '' || shipment.tracking.trim() === '')
      )
        return refuse('TRACKING_REQUIRED');
      return {
        ok: true,
        item: moved(item, 'refund_collecting', at, {
          claim: { ...item.claim, dueAt: null, back: shipment },
        }),
        effects: [tell('refund.collecting', 'buyer', 'seller')],
      };
    }
    case 'refund.received': {
      if (item.state !== 'refund_collecting' || item.claim === null) return refuse('NOT_NOW');
      if (by !== 'seller' && by !== 'carrier') return refuse('NOT_YOURS');
      const dueAt = businessDaysAfter(at, limits.claim.processBusinessDays);
      return {
        ok: true,
        item: moved(item, 'refund_received', at, {
          claim: { ...item.claim, receivedAt: at, dueAt },
        }),
        effects: [tell('refund.received', 'buyer', 'seller'), set('process-due', dueAt)],
      };
    }
    case 'refund.confirm': {
      if (item.state !== 'refund_received' || item.claim === null) return refuse('NOT_NOW');
      if (by !== 'seller' && by !== 'admin') return refuse('NOT_YOURS');
      const { amount } = command.payload;
      if (!Number.isSafeInteger(amount) || amount < 0 || amount > item.captured)
        return refuse('AMOUNT_TOO_HIGH');
      const refundDueAt = businessDaysAfter(at, limits.refund.payoutBusinessDays);
      return {
        ok: true,
        item: moved(item, 'refund_confirmed', at, {
          claim: { ...item.claim, dueAt: null, refundAmount: amount },
          refundDueAt,
          refundFailed: false,
        }),
        effects: [
          { do: 'return-money', amount },
          { do: 'adjust-invoice' },
          tell('refund.confirmed', 'buyer'),
          stop('process-due'),
          set('payout-due', refundDueAt),
        ],
      };
    }
    case 'payment.refunded':
      if (item.state !== 'refund_confirmed') return refuse('NOT_NOW');
      if (by !== 'system') return refuse('NOT_YOURS');
      return {
        ok: true,
        item: moved(item, 'refund_completed', at, { refundDueAt: null, refundFailed: false }),
        effects: [tell('refund.completed', 'buyer'), stop('payout-due')],
      };
    default:
      return refuse('NOT_NOW');
  }
}

type NextByHand = {
  readonly who: readonly Actor[];
  readonly until: number | null;
  readonly deadline: string | null;
  readonly otherwise: { readonly event: string; readonly to: readonly string[] } | null;
};

const open = (who: readonly Actor[]): NextByHand => ({
  who,
  until: null,
  deadline: null,
  otherwise: null,
});

/** Who acts in the states on that way, until when, and what time does otherwise. */
export function nextByHand(item: Item): NextByHand {
  switch (item.state) {
    case 'new_order':
    case 'preparing':
      return {
        who: ['seller'],
        until: item.dispatchDueAt,
        deadline: 'dispatch-due',
        otherwise: { event: 'sla.dispatch_elapsed', to: ['dispatch_delayed'] },
      };
    case 'delivering':
      if (
        item.autoConfirmFrom === 'dispatch' &&
        item.confirmDueAt !== null &&
        item.confirmDueAt < item.deliveryDueAt
      ) {
        return {
          who: ['carrier'],
          until: item.confirmDueAt,
          deadline: 'confirm-due',
          otherwise: { event: 'auto_confirm', to: ['confirmed'] },
        };
      }
      return {
        who: ['carrier'],
        until: item.deliveryDueAt,
        deadline: 'delivery-due',
        otherwise: { event: 'sla.delivery_elapsed', to: ['transit_delayed'] },
      };
    case 'delivered':
      return {
        who: ['buyer'],
        until: item.confirmDueAt,
        deadline: 'confirm-due',
        otherwise: { event: 'auto_confirm', to: ['confirmed'] },
      };
    case 'refund_requested':
      return {
        who: ['seller'],
        until: item.claim?.dueAt ?? null,
        deadline: 'respond-due',
        otherwise: { event: 'sla.claim_elapsed', to: ['refund_late_requested'] },
      };
    case 'refund_waiting':
      return open(['buyer', 'seller']);
    case 'refund_collecting':
      return open(['carrier']);
    case 'refund_received':
      return {
        who: ['seller'],
        until: item.claim?.dueAt ?? null,
        deadline: 'process-due',
        otherwise: { event: 'sla.claim_elapsed', to: ['refund_late_received'] },
      };
    case 'refund_confirmed':
      return { who: ['system'], until: item.refundDueAt, deadline: 'payout-due', otherwise: null };
    default:
      return open([]);
  }
}
