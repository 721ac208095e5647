import { describe, expect, it } from 'vitest';
import { fromIct } from '../../calendar/ict.ts';
import { apply } from '../../machine/engine.ts';
import { timersOf } from '../../machine/timers.ts';
import { clockAfterClaim, inClaim, released, stateBefore } from './item-changes.ts';
import { newItem, stageOf } from './item.ts';
import { itemMachine } from './item-machine.ts';
import { itemTimers } from './item-timers.ts';
import { command, itemsByState, start } from '../testing/walk.ts';

describe('the effects of every row', () => {
  it('are these: who is told, what money, stock and penalties follow', () => {
    const items = itemsByState();
    const lines = itemMachine.rules.flatMap((rule) =>
      rule.from.map((from) => {
        const item = items.get(from) ?? newItem({ amount: 1, placedAt: start });
        const deadline = timersOf(itemMachine, item).find(({ event }) => event === rule.event);
        const [by] = rule.by;
        const applied = apply(
          itemMachine,
          item,
          command(
            item,
            rule.event,
            by ?? 'system',
            deadline === undefined ? item.changedAt + 1 : deadline.at + 1,
          ),
        );
        const effects = applied.ok
          ? applied.effects.filter(
              (effect) => effect.do !== 'set-timer' && effect.do !== 'stop-timer',
            )
          : [applied.refusal.reason];
        return `${rule.id} ${from}: ${effects.map((effect) => (typeof effect === 'string' ? effect : Object.values(effect).flat().join(' '))).join('; ')}`;
      }),
    );
    expect(lines).toMatchSnapshot();
  });

  it('carry what the row wrote into the item', () => {
    const items = itemsByState();
    const notable = [
      'cancel_rejected',
      'refund_rejected_with_buyer',
      'exchange_rejected_in_transit',
      'refund_held_waiting',
      'exchange_redelivering',
      'refund_completed',
    ] as const;
    expect(notable.map((state) => items.get(state)?.claim)).toMatchSnapshot();
  });
});

describe('changes on an item without a claim', () => {
  const item = newItem({ amount: 1, placedAt: start });

  it('leave it as it is', () => {
    expect([
      inClaim(item, { dueAt: 1 }),
      released(item, start),
      clockAfterClaim(item, start),
      stateBefore(item),
      stageOf(item),
    ]).toEqual([{}, {}, {}, 'awaiting_payment', 'awaiting_payment']);
    expect([
      itemTimers({ ...item, state: 'refund_requested' }),
      itemTimers({ ...item, state: 'delivered' }),
      itemTimers({ ...item, state: 'new_order' }),
      itemTimers({ ...item, state: 'confirmed' }),
    ]).toEqual([[], [], [], []]);
    const held = itemsByState().get('refund_held_requested');
    expect(
      held === undefined || held.claim === null
        ? []
        : itemTimers({ ...held, claim: { ...held.claim, heldAt: null } }),
    ).toEqual([]);
    expect(stageOf({ state: 'refund_confirmed', before: null })).toBe('delivering');
    const waiting = itemsByState().get('refund_held_waiting');
    expect(
      waiting === undefined ? null : released(waiting, fromIct(2026, 4, 1)).claim?.dueAt,
    ).toBeNull();
  });
});
