import type { Actor } from '../../machine/actors.ts';
import { edgesOf } from '../../machine/graph.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemEvent } from './item-payloads.ts';
import { itemStates, type ItemState } from './item-state.ts';
import { orderCode } from '../order-code.ts';
import type { OrderCode } from '../order-codes.ts';

/** A move of the order that follows from a move of its item. */
export type OrderMove = {
  readonly from: OrderCode;
  readonly event: ItemEvent;
  readonly by: readonly Actor[];
  readonly to: OrderCode;
};

const final: ReadonlySet<ItemState> = new Set(['cancel_completed', 'refund_completed']);

/** An extension begins and lives where goods are out: a claim inside keeps it, an undispatched item has none. */
function mayBeExtended(state: ItemState): boolean {
  const { voice } = itemStates[state];
  return voice !== 'unpaid' && voice !== 'waiting' && !final.has(state);
}

/**
 * The transition table of an order of one item (2.7), derived from the item table and the projection.
 * Nobody maintains it by hand.
 */
export function orderMoves(): readonly OrderMove[] {
  const moves = new Map<string, OrderMove>();
  for (const edge of edgesOf(itemMachine)) {
    for (const target of edge.to) {
      for (const extended of [false, true]) {
        if (extended && !mayBeExtended(edge.from as ItemState)) continue;
        const from = orderCode([{ state: edge.from as ItemState }], extended);
        const to = orderCode([{ state: target as ItemState }], extended);
        moves.set(`${from} ${edge.event} ${to}`, { from, event: edge.event, by: edge.by, to });
      }
    }
  }
  return [...moves.values()];
}
