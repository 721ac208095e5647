import { describe, expect, it } from 'vitest';
import { allowed, apply, can, eventsIn, ruleFor } from './engine.ts';
import type { Machine, Nothing, Rules } from './machine.ts';
import { replay } from './replay.ts';
import { advance, timersOf } from './timers.ts';
import { whatNext } from './next.ts';

type Door = {
  readonly state: 'open' | 'shut' | 'locked';
  readonly version: number;
  readonly changedAt: number;
  readonly pushes: number;
};
type Events = {
  readonly push: { readonly force: number };
  readonly lock: Nothing;
  readonly swing: Nothing;
};

const rules: Rules<Door, Events> = [
  {
    id: 'D1',
    event: 'push',
    by: ['member', 'admin'],
    from: ['open', 'shut'],
    to: { oneOf: ['open', 'shut'], pick: (door) => (door.state === 'open' ? 'shut' : 'open') },
    guards: [{ reason: 'TOO_SOON', holds: (door, at) => at >= door.changedAt + 10 }],
    needs: [{ reason: 'AMOUNT_REQUIRED', met: ({ force }) => force > 0 }],
    change: ({ pushes }) => ({ pushes: pushes + 1 }),
    effects: (after, { payload }, before) => [
      { do: 'penalty', points: 1, because: `${before.state} ${after.state} ${payload.force}` },
    ],
  },
  { id: 'D2', event: 'lock', by: ['admin'], from: ['shut'], to: 'locked' },
  {
    id: 'D3',
    event: 'swing',
    by: ['system'],
    from: ['open'],
    to: 'shut',
    guards: [{ reason: 'TOO_EARLY', holds: (door, at) => at > door.changedAt + 100 }],
  },
];

const machine: Machine<Door, Events> = {
  name: 'door',
  start: ['open'],
  states: {
    open: { awaits: ['member'] },
    shut: { awaits: ['admin'] },
    locked: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers: (door) =>
    door.state === 'open'
      ? [
          { name: 'look', kind: 'deadline', at: door.changedAt + 200, event: null },
          { name: 'swings', kind: 'deadline', at: door.changedAt + 100, event: 'swing' },
          { name: 'note', kind: 'reminder', at: door.changedAt + 1, event: null },
        ]
      : [],
};

const door: Door = { state: 'open', version: 3, changedAt: 0, pushes: 0 };
const push = { event: 'push', by: 'member', at: 10, payload: { force: 2 } } as const;

describe('can and allowed', () => {
  it('look at state, actor and guards, not at the payload', () => {
    expect(can(machine, door, 'push', 'member', 10)).toBeNull();
    expect(can(machine, door, 'push', 'member', 9)).toBe('TOO_SOON');
    expect(can(machine, door, 'push', 'buyer', 9)).toBe('NOT_YOURS');
    expect(can(machine, door, 'lock', 'admin', 10)).toBe('NOT_NOW');
    expect(can(machine, { ...door, state: 'locked' }, 'push', 'admin', 10)).toBe('FINISHED');
  });

  it('list what an actor could do, also what is forbidden at the moment', () => {
    expect(allowed(machine, door, 'member', 9)).toEqual([
      { event: 'push', rule: 'D1', refused: 'TOO_SOON' },
    ]);
    expect(allowed(machine, door, 'system', 500)).toEqual([
      { event: 'swing', rule: 'D3', refused: null },
    ]);
    expect(allowed(machine, { ...door, state: 'locked' }, 'admin', 10)).toEqual([]);
    expect(eventsIn(machine, 'open')).toEqual(['push', 'swing']);
    expect(ruleFor(machine, 'locked', 'push')).toBeUndefined();
  });
});

describe('apply', () => {
  it('gives the new thing, its effects and its entry', () => {
    expect(apply(machine, door, push)).toEqual({
      ok: true,
      entity: { state: 'shut', version: 4, changedAt: 10, pushes: 1 },
      effects: [
        { do: 'penalty', points: 1, because: 'open shut 2' },
        { do: 'stop-timer', timer: 'look' },
        { do: 'stop-timer', timer: 'swings' },
        { do: 'stop-timer', timer: 'note' },
      ],
      entry: { rule: 'D1', from: 'open', to: 'shut', command: push },
    });
  });

  it('sets the timers of the new state', () => {
    const opened = apply(machine, { ...door, state: 'shut' }, { ...push, at: 20 });
    expect(opened.ok && opened.effects.slice(1)).toEqual([
      { do: 'set-timer', timer: 'look', at: 220 },
      { do: 'set-timer', timer: 'swings', at: 120 },
      { do: 'set-timer', timer: 'note', at: 21 },
    ]);
  });

  it('hands the same thing back when it refuses, and says what would be possible', () => {
    const weak = apply(machine, door, { ...push, payload: { force: 0 } });
    expect(weak).toEqual({
      ok: false,
      entity: door,
      refusal: { reason: 'AMOUNT_REQUIRED', event: 'push', from: 'open', allowedEvents: ['push'] },
    });
    expect(weak.entity).toBe(door);
    expect(apply(machine, door, { event: 'lock', by: 'admin', at: 10, payload: {} })).toMatchObject(
      { refusal: { reason: 'NOT_NOW', allowedEvents: ['push'] } },
    );
    expect(apply(machine, door, { ...push, at: 9 })).toMatchObject({
      refusal: { reason: 'TOO_SOON', allowedEvents: [] },
    });
  });

  it('refuses a table with two rows for one event', () => {
    const twice: Machine<Door, Events> = { ...machine, rules: [...rules, ...rules] };
    expect(() => can(twice, door, 'push', 'member', 10)).toThrow('two rules for push in open');
  });
});

describe('time', () => {
  it('sends deadlines in order, dated right after them, and leaves the others alone', () => {
    expect(timersOf(machine, door).map(({ name }) => name)).toEqual(['note', 'swings', 'look']);
    expect(advance(machine, door, 100)).toEqual({ entity: door, effects: [], entries: [] });
    const passed = advance(machine, door, 1_000);
    expect(passed.entity).toMatchObject({ state: 'shut', changedAt: 101, version: 4 });
    expect(passed.entries.map(({ rule, command }) => [rule, command.by, command.at])).toEqual([
      ['D3', 'system', 101],
    ]);
  });

  it('says so when a table refuses an event of its own timers', () => {
    const wrong: Machine<Door, Events> = {
      ...machine,
      rules: rules.filter(({ id }) => id !== 'D3'),
    };
    expect(() => advance(wrong, door, 1_000)).toThrow('door: swings refused in open: NOT_NOW');
  });

  it('tells the next deadline and where it leads', () => {
    expect(whatNext(machine, door)).toEqual({
      who: ['member'],
      until: 100,
      deadline: 'swings',
      otherwise: { event: 'swing', to: ['shut'] },
    });
    expect(whatNext(machine, { ...door, state: 'locked' })).toEqual({
      who: [],
      until: null,
      deadline: null,
      otherwise: null,
    });
  });
});

describe('timers of little moment', () => {
  const timeless: Machine<Door, Events> = { ...machine, timers: undefined };

  it('are no matter for a machine that has none', () => {
    expect(whatNext(timeless, door)).toMatchObject({ who: ['member'], until: null });
    expect([timersOf(timeless, door), advance(timeless, door, 1_000).entity]).toEqual([[], door]);
    const locked = apply(
      timeless,
      { ...door, state: 'shut' },
      { event: 'lock', by: 'admin', at: 10, payload: {} },
    );
    expect(locked.ok && locked.effects).toEqual([]);
  });

  it('say nothing when they stay as they are', () => {
    const fixed: Machine<Door, Events> = {
      ...machine,
      timers: () => [
        { name: 'first', kind: 'deadline', at: 50, event: null },
        { name: 'same moment', kind: 'deadline', at: 50, event: 'swing' },
        { name: 'later', kind: 'deadline', at: 70, event: null },
      ],
    };
    const pushed = apply(fixed, door, push);
    expect(pushed.ok && pushed.effects.map((effect) => effect.do)).toEqual(['penalty']);
    expect(whatNext(fixed, door)).toMatchObject({ until: 50, deadline: 'first', otherwise: null });
  });

  it('are put in order when there are two', () => {
    const two: Machine<Door, Events> = {
      ...machine,
      timers: () => [
        { name: 'late', kind: 'reminder', at: 9, event: null },
        { name: 'early', kind: 'reminder', at: 5, event: null },
      ],
    };
    expect(timersOf(two, door).map(({ name }) => name)).toEqual(['early', 'late']);
  });
});

describe('replay', () => {
  it('plays entries again and refuses a history that cannot have been', () => {
    const applied = apply(machine, door, push);
    const entries = applied.ok ? [applied.entry] : [];
    expect(replay(machine, door, entries)).toEqual(applied.entity);
    expect(() => replay(machine, door, [...entries, ...entries])).toThrow(
      'door: D1 refused in shut: TOO_SOON',
    );
  });
});
