import type { ItemState } from '../item/item-state.ts';
import oracle from './item-machine.json' with { type: 'json' };

/** One transition of the reference's machine-readable table, with its own names for states. */
export type OracleRow = {
  readonly id: string;
  readonly from: string;
  readonly event: string;
  readonly actor: string;
  readonly guard: string;
  readonly to: string;
  readonly note: string;
};

export const oracleRows: readonly OracleRow[] = oracle.transitions;

/** The reference's short names → ours. */
export const oracleStates: Readonly<Record<string, ItemState>> = {
  S0: 'awaiting_payment',
  S1: 'new_order',
  S2: 'preparing',
  S5: 'confirmed',
  '1': 'delivering',
  '2pre': 'dispatch_delayed',
  '2post': 'transit_delayed',
  '3': 'cancel_requested',
  '4': 'cancel_rejected',
  '5': 'cancel_confirmed',
  '6': 'cancel_completed',
  '7': 'refund_requested',
  '8d': 'refund_rejected_in_transit',
  '8v': 'refund_rejected_with_buyer',
  '9': 'refund_collecting',
  '10': 'refund_received',
  '11': 'refund_confirmed',
  '12': 'refund_completed',
  '13': 'exchange_requested',
  '14d': 'exchange_rejected_in_transit',
  '14v': 'exchange_rejected_with_buyer',
  '15': 'exchange_collecting',
  '16': 'exchange_received',
  '17': 'exchange_confirmed',
  '18': 'exchange_completed',
  '19/req': 'exchange_held_requested',
  '19/coll': 'exchange_held_collecting',
  '19/rec': 'exchange_held_received',
  '19/conf': 'exchange_held_confirmed',
  '20/req': 'exchange_released_requested',
  '20/coll': 'exchange_released_collecting',
  '20/rec': 'exchange_released_received',
  '20/conf': 'exchange_released_confirmed',
  '21': 'exchange_redelivering',
  '22/req': 'refund_held_requested',
  '22/wait': 'refund_held_waiting',
  '22/coll': 'refund_held_collecting',
  '22/rec': 'refund_held_received',
  '23/req': 'refund_released_requested',
  '23/wait': 'refund_released_waiting',
  '23/coll': 'refund_released_collecting',
  '23/rec': 'refund_released_received',
  '24': 'delivered',
  '25/req': 'exchange_late_requested',
  '25/rec': 'exchange_late_received',
  '25/conf': 'exchange_late_confirmed',
  '26': 'refund_waiting',
  '27/req': 'refund_late_requested',
  '27/rec': 'refund_late_received',
  '28': 'cancel_late',
};

export const oracleActors = (row: OracleRow): readonly string[] =>
  row.actor
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((actor) => actor.trim());
