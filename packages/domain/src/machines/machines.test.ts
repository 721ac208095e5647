import { describe, expect, expectTypeOf, it } from 'vitest';
import { languages } from '../language/language.ts';
import { actorLabels, actors } from '../machine/actors.ts';
import type { Entity, Machine, Nothing } from '../machine/machine.ts';
import { problemsOf } from '../machine/graph.ts';
import { reasonTexts } from '../machine/reason-texts.ts';
import { reasons } from '../machine/reasons.ts';
import { sayNext } from '../machine/texts.ts';
import { timersOf } from '../machine/timers.ts';
import { whatNext } from '../machine/next.ts';
import { itemMachine } from '../order/item/item-machine.ts';
import { itemTexts } from '../order/item/texts/item-texts.ts';
import { itemsByState } from '../order/testing/walk.ts';
import { allMachines } from './all.ts';

const sheets = allMachines();
const said = (text: Readonly<Record<string, string>>): boolean =>
  languages.every((language) => (text[language] ?? '').trim() !== '');

describe.each(sheets.map((sheet) => [sheet.name, sheet] as const))('the %s machine', (_, sheet) => {
  it('has nothing unreachable, no dead end, no ambiguous event', () =>
    expect(sheet.problems).toEqual([]));

  it('names every state and says what happens next, in three languages', () => {
    for (const { state, label, next } of sheet.states)
      expect([state, said(label), said(next)]).toEqual([state, true, true]);
    for (const [name, text] of Object.entries(sheet.deadlines))
      expect([name, said(text)]).toEqual([name, true]);
  });

  it('says every event in three languages, no two alike', () => {
    for (const { event } of sheet.edges)
      expect([event, said(sheet.events[event] ?? {})]).toEqual([event, true]);
    for (const language of languages) {
      const labels = Object.values(sheet.events).map((label) => label[language]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('waits for somebody or for time wherever it has not ended', () => {
    const timed = new Set([
      'delivering',
      'advertising',
      'purchased',
      'canceled',
      'announced',
      'in_force',
      'open',
      'signed_in',
      'approved',
      'normal',
      'warning',
    ]);
    for (const { state, awaits, end } of sheet.states)
      expect([state, end || awaits.length > 0 || timed.has(state)]).toEqual([state, true]);
  });

  it('gives every rule a name, and every rule to somebody', () => {
    for (const edge of sheet.edges)
      expect([edge.rule, edge.by.length > 0, edge.to.length > 0]).toEqual([edge.rule, true, true]);
  });
});

describe('all machines', () => {
  it('are the 27 of the business', () => {
    expect(sheets.map(({ name }) => name)).toEqual([
      'item',
      'design-order',
      'payment-attempt',
      'money-return',
      'top-up',
      'seller-item',
      'promotion',
      'bid',
      'membership',
      'place-wait',
      'points',
      'coupon',
      'settlement',
      'red-bill',
      'session',
      'verification',
      'business-upgrade',
      'partner',
      'standing',
      'terms',
      'question',
      'inbox',
      'review',
      'moderation',
      'project',
      'design',
      'office-quotation',
    ]);
  });

  it('have a sentence for every reason and a name for every actor', () => {
    expect(Object.keys(reasonTexts).toSorted()).toEqual([...reasons].toSorted());
    for (const text of [...Object.values(reasonTexts), ...Object.values(actorLabels)])
      expect(said(text)).toBe(true);
    expect(Object.keys(actorLabels)).toEqual([...actors]);
  });

  it('use only reasons that have one, and list theirs with each edge', () => {
    const edge = sheets[0]?.edges.find(({ rule }) => rule === 'R01');
    expect(edge).toMatchObject({
      guards: ['CLAIM_WINDOW_OVER', 'CLAIM_LIMIT'],
      needs: ['REASON_REQUIRED', 'PICTURES_REQUIRED'],
    });
  });
});

describe('what happens next', () => {
  const texts = itemTexts('buyer');

  it('is known for an item in each of its fifty states', () => {
    for (const [state, item] of itemsByState()) {
      for (const language of languages) {
        const next = sayNext(texts, state, whatNext(itemMachine, item), language);
        expect([
          state,
          next.what.length > 0,
          next.until === null,
          next.otherwise === null || next.otherwise.length > 0,
        ]).toEqual([state, true, next.otherwise === null, true]);
      }
      for (const timer of timersOf(itemMachine, item))
        if (timer.kind === 'deadline') expect(texts.deadlines).toHaveProperty(timer.name);
    }
  });

  it('says who, until when, and what time does otherwise', () => {
    const delivered = itemsByState().get('delivered');
    if (delivered === undefined) throw new Error('no delivered item');
    const next = whatNext(itemMachine, delivered);
    expect(next).toEqual({
      who: ['buyer'],
      until: delivered.confirmDueAt,
      deadline: 'confirm-due',
      otherwise: { event: 'auto_confirm', to: ['confirmed'] },
    });
    expect(sayNext(texts, 'delivered', next, 'vi')).toEqual({
      what: 'Bạn kiểm tra hàng và xác nhận mua, hoặc yêu cầu hoàn tiền hay đổi hàng.',
      until: '23:59 thứ Hai 09/03, giờ Việt Nam',
      otherwise: 'Sau thời hạn này đơn được tự động xác nhận mua.',
    });
    expect(
      sayNext({ states: texts.states, deadlines: {} }, 'delivered', next, 'vi').otherwise,
    ).toBeNull();
  });
});

describe("the engine's own checks", () => {
  type Lamp = {
    readonly state: 'on' | 'off' | 'broken';
    readonly version: number;
    readonly changedAt: number;
  };
  type LampEvents = { readonly press: Nothing };
  const lamp = (over: Partial<Machine<Lamp, LampEvents>>): Machine<Lamp, LampEvents> => ({
    name: 'lamp',
    start: ['off'],
    states: { on: { awaits: [] }, off: { awaits: [] }, broken: { awaits: [], end: true } },
    rules: [
      {
        id: '1',
        event: 'press',
        by: ['member'],
        from: ['off', 'on'],
        to: { off: 'on', on: 'broken' },
      },
    ],
    ...over,
  });

  it('find what is unreachable, what is stuck and what is ambiguous', () => {
    expect(problemsOf(lamp({}))).toEqual([]);
    expect(problemsOf(lamp({ rules: [] }))).toEqual([
      'nothing leads to on',
      'no way to an end from on',
      'no way to an end from off',
      'nothing leads to broken',
    ]);
    expect(
      problemsOf(
        lamp({
          rules: [
            { id: '1', event: 'press', by: ['member'], from: ['off', 'on'], to: { off: 'on' } },
          ],
        }),
      ),
    ).toContain('1 leads nowhere from on');
    expect(
      problemsOf(
        lamp({
          rules: [
            ...lamp({}).rules,
            { id: '2', event: 'press', by: ['admin'], from: ['on'], to: 'off' },
          ],
        }),
      ),
    ).toEqual(['two rules for press in on']);
  });

  it('refuse a machine without one of its states: it does not compile', () => {
    type Missing = {
      readonly name: string;
      readonly start: readonly 'off'[];
      readonly states: {
        readonly on: { readonly awaits: readonly [] };
        readonly off: { readonly awaits: readonly [] };
      };
      readonly rules: readonly [];
    };
    expectTypeOf<Missing>().not.toExtend<Machine<Lamp, LampEvents>>();
    type Complete = Omit<Missing, 'states'> & {
      readonly states: Missing['states'] & { readonly broken: { readonly awaits: readonly [] } };
    };
    expectTypeOf<Complete>().toExtend<Machine<Lamp, LampEvents>>();
    expectTypeOf<Lamp>().toExtend<Entity>();
  });
});
