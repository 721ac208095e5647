import { describe, expect, it } from 'vitest';
import { edgesOf } from '../../machine/graph.ts';
import { itemMachine } from './item-machine.ts';
import { itemStates, type ItemState } from './item-state.ts';
import { orderCode } from '../order-code.ts';
import { orderCodes } from '../order-codes.ts';
import { orderMoves } from './transitions.ts';

/** 2.7 as the document has it: from codes, events, to codes. */
const document: readonly (readonly [from: number[], events: string, to: number[]])[] = [
  [[1], 'payment.succeeded', [2]],
  [[1], 'cancel.unpaid', [6]],
  [[1], 'payment.due_elapsed', [6]],
  [
    [2],
    'seller.accept seller.declare_delay sla.dispatch_elapsed cancel.request cancel.withdraw cancel.reject sla.cancel_elapsed',
    [2],
  ],
  [[2], 'seller.dispatch', [3]],
  [[2], 'cancel.approve cancel.by_seller', [6]],
  [[3], 'sla.delivery_elapsed', [3]],
  [[3], 'delivered', [4]],
  [[3, 4, 10, 15], 'buyer.confirm auto_confirm', [5]],
  [[3, 4, 10, 15], 'refund.request', [7]],
  [[3, 4, 10, 15], 'exchange.request', [8]],
  [[7], 'refund.withdraw', [3, 4, 10, 15]],
  [[7], 'refund.approve', [11]],
  [[7, 11], 'refund.pickup_started', [12]],
  [[7, 11], 'refund.received', [12]],
  [[7, 11], 'refund.confirm_no_return', [13]],
  [[7, 12], 'refund.reject', [15]],
  [[7], 'refund.hold refund.release sla.claim_elapsed', [7]],
  [[11], 'refund.hold refund.release', [11]],
  [[12], 'refund.hold refund.release sla.claim_elapsed refund.received', [12]],
  [[7, 11, 12], 'refund.to_exchange', [8]],
  [[12], 'refund.confirm', [13]],
  [[13], 'payment.refunded', [14]],
  [[8], 'exchange.withdraw', [3, 4, 10, 15]],
  [[8], 'exchange.reject', [3, 4, 10]],
  [[8], 'exchange.to_refund', [7, 12]],
  [
    [8],
    'exchange.pickup_started exchange.received exchange.confirm exchange.redeliver exchange.hold exchange.release sla.claim_elapsed',
    [8],
  ],
  [[8], 'exchange.redelivered', [4, 10]],
  [[15], 'delivered', [4, 10]],
  [[5], 'admin.cancel_confirmed', [6]],
];

/** What the document's rows leave to the reader. */
const silent: typeof document = [
  // The cancellation is confirmed, its money arrives; the order is already cancelled.
  [[6], 'payment.refunded payment.refund_failed', [6]],
  [[13], 'payment.refund_failed', [13]],
  // An extension may be granted while the goods travel (3 → 10): then 10 stands where 3 would.
  [[10], 'delivered sla.delivery_elapsed seller.edit_delivery', [10]],
  [[3], 'seller.edit_delivery', [3]],
  [[8], 'seller.edit_delivery', [8]],
  [[11], 'refund.received', [12]],
  // The shop's or the carrier's word for cash, wherever goods have arrived.
  ...[4, 5, 7, 8, 10, 11, 12, 15].map(
    (code) => [[code], 'cash.collected', [code]] satisfies (typeof document)[number],
  ),
];

const rows = (table: typeof document): string[] =>
  table.flatMap(([from, events, to]) =>
    from.flatMap((f) => events.split(' ').flatMap((e) => to.map((t) => `${f} ${e} ${t}`))),
  );

const derived = orderMoves().map(
  (move) => `${orderCodes[move.from]} ${move.event} ${orderCodes[move.to]}`,
);

describe('the order transition table', () => {
  it('follows from the items and says what the document says', () => {
    expect([...new Set(derived)].toSorted()).toEqual(
      [...new Set([...rows(document), ...rows(silent)])].toSorted(),
    );
  });

  it('lets nothing happen to orders 6 and 14 but the money that is still on its way', () => {
    expect(derived.filter((move) => /^(6|14) /.test(move)).toSorted()).toEqual([
      '6 payment.refund_failed 6',
      '6 payment.refunded 6',
    ]);
  });

  it("makes the extra moves of two items, and they are the document's", () => {
    const single = new Set(derived.map((move) => move.replace(/ \S+ /, ' ')));
    const extra = new Set<string>();
    for (const edge of edgesOf(itemMachine)) {
      for (const other of Object.keys(itemStates) as ItemState[]) {
        for (const target of edge.to) {
          for (const ext of [false, true]) {
            const from =
              orderCodes[orderCode([{ state: edge.from as ItemState }, { state: other }], ext)];
            const to =
              orderCodes[orderCode([{ state: target as ItemState }, { state: other }], ext)];
            if (from !== to && !single.has(`${from} ${to}`)) extra.add(`${from}→${to}`);
          }
        }
      }
    }
    for (const move of [
      '2→14',
      '3→2',
      '15→3',
      '5→14',
      '11→7',
      '12→7',
      '13→7',
      '13→12',
      '13→2',
      '13→3',
      '13→4',
      '13→5',
      '13→8',
      '13→10',
      '13→15',
      '3→10',
    ])
      expect(extra).toContain(move);
  });
});
