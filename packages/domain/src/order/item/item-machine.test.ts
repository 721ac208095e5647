import { describe, expect, it } from 'vitest';
import { apply, can, eventsIn } from '../../machine/engine.ts';
import { edgesOf, problemsOf } from '../../machine/graph.ts';
import type { Actor } from '../../machine/actors.ts';
import { actors } from '../../machine/actors.ts';
import { itemCodes } from './item-codes.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemEvent } from './item-payloads.ts';
import { itemStateInfo, itemStates, type ItemState } from './item-state.ts';
import { oracleActors, oracleRows, oracleStates } from '../testing/oracle.ts';
import { command, itemsByState } from '../testing/walk.ts';

const items = itemsByState();
const isOurs = (id: string): boolean => id.startsWith('A');
const itemIn = (state: ItemState) => {
  const item = items.get(state);
  if (item === undefined) throw new Error(`no item in ${state}`);
  return item;
};

describe('the item machine against the reference table', () => {
  it('has its 62 rules and 231 transitions and no other', () => {
    const edges = edgesOf(itemMachine).filter((edge) => !isOurs(edge.rule));
    const ours = edges.map((e) => `${e.rule} ${e.from} ${e.event}`);
    const theirs = oracleRows.map((row) => `${row.id} ${oracleStates[row.from]} ${row.event}`);
    expect(ours.toSorted()).toEqual(theirs.toSorted());
    // A row that may lead to several states ("state before the claim") counts once for each.
    expect(edges.reduce((all, edge) => all + edge.to.length, 0)).toBe(231);
    expect(new Set(oracleRows.map((row) => row.id)).size).toBe(62);
  });

  it('names the same actors in every row', () => {
    const ours = new Map(
      edgesOf(itemMachine).map((e) => [`${e.from} ${e.event}`, e.by.toSorted().join()]),
    );
    for (const row of oracleRows)
      expect([row.id, ours.get(`${oracleStates[row.from]} ${row.event}`)]).toEqual([
        row.id,
        oracleActors(row).toSorted().join(),
      ]);
  });

  it.each([false, true])('leads where the reference says, also with cash: %s', (cod) => {
    const reached = itemsByState(cod);
    const choices: Readonly<Record<string, readonly ItemState[]>> = {
      'PRE*': ['new_order', 'preparing', 'dispatch_delayed', 'cancel_rejected'],
      'POST*': [
        'delivering',
        'transit_delayed',
        'delivered',
        'exchange_completed',
        'refund_rejected_in_transit',
        'refund_rejected_with_buyer',
        'exchange_rejected_in_transit',
        'exchange_rejected_with_buyer',
      ],
      REJ8: ['refund_rejected_in_transit', 'refund_rejected_with_buyer'],
      REJ14: ['exchange_rejected_in_transit', 'exchange_rejected_with_buyer'],
    };
    for (const row of oracleRows) {
      const item = reached.get(oracleStates[row.from] ?? 'awaiting_payment');
      if (item === undefined) throw new Error(`no item in ${row.from}`);
      const timer = itemMachine.timers?.(item).find(({ event }) => event === row.event);
      const at = timer === undefined ? item.changedAt + 1 : timer.at + 1;
      const applied = apply(
        itemMachine,
        item,
        command(item, row.event as ItemEvent, oracleActors(row)[0] as Actor, at, cod),
      );
      const to = choices[row.to] ?? [oracleStates[row.to]];
      expect([
        row.id,
        row.from,
        applied.ok ? to.includes(applied.entity.state) : applied.refusal.reason,
      ]).toEqual([row.id, row.from, true]);
      if (row.to.endsWith('*') && applied.ok) expect(applied.entity.state).toBe(item.before);
    }
  });

  it('refuses every event in every state where the reference has no row', () => {
    const known = new Set(oracleRows.map((row) => `${oracleStates[row.from]} ${row.event}`));
    const events = [...new Set(oracleRows.map((row) => row.event as ItemEvent))];
    let refused = 0;
    for (const state of Object.keys(itemStates) as ItemState[]) {
      for (const event of events) {
        if (known.has(`${state} ${event}`)) continue;
        const item = itemIn(state);
        for (const by of actors) {
          const applied = apply(itemMachine, item, command(item, event, by, item.changedAt + 1));
          expect(applied.ok).toBe(false);
          expect(applied.entity).toBe(item);
        }
        refused += 1;
      }
    }
    expect(refused).toBe(Object.keys(itemStates).length * events.length - oracleRows.length);
  });

  it('refuses an actor the row does not name', () => {
    for (const edge of edgesOf(itemMachine)) {
      const item = itemIn(edge.from as ItemState);
      for (const by of actors.filter((actor) => !edge.by.includes(actor)))
        expect(can(itemMachine, item, edge.event, by, item.changedAt)).toBe('NOT_YOURS');
    }
  });
});

describe('the machine as a graph', () => {
  it('has nothing unreachable, no dead end, no ambiguous event', () => {
    expect(problemsOf(itemMachine)).toEqual([]);
  });

  it('reaches all fifty states with events that can really be sent, cash or not', () => {
    expect([items.size, itemsByState(true).size]).toEqual([50, 50]);
  });

  it('shows each of the 28 codes', () => {
    const shown = new Set(
      Object.values(itemStates)
        .map((info) => info.code)
        .filter((code) => code !== null),
    );
    expect([...shown].toSorted()).toEqual(Object.keys(itemCodes).toSorted());
  });

  it('keeps the state with the rules that are ours', () => {
    for (const edge of edgesOf(itemMachine).filter((e) => isOurs(e.rule)))
      expect(edge.to).toEqual([edge.from]);
  });

  it('lets nothing but release and arrival happen on hold, and says so', () => {
    for (const state of Object.keys(itemStates) as ItemState[]) {
      if (itemStateInfo(state).claim?.held !== true) continue;
      expect(
        eventsIn(itemMachine, state).filter(
          (event) => !event.endsWith('.release') && !event.endsWith('.received'),
        ),
      ).toEqual([]);
      expect(
        can(itemMachine, itemIn(state), 'refund.confirm', 'seller', itemIn(state).changedAt),
      ).toBe('CLAIM_ON_HOLD');
    }
  });

  it('does not dispatch while a cancel request is open', () => {
    expect(can(itemMachine, itemIn('cancel_requested'), 'seller.dispatch', 'seller', 0)).toBe(
      'CANCEL_OPEN',
    );
    expect(can(itemMachine, itemIn('cancel_late'), 'seller.dispatch', 'seller', 0)).toBe(
      'CANCEL_OPEN',
    );
  });
});
