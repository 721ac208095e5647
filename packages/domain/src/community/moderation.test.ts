import { describe, expect, it } from 'vitest';
import { daysAfter, endOfDay, fromIct } from '../calendar/ict.ts';
import { apply, can } from '../machine/engine.ts';
import { appealDecisionSchema, appealSchema, moderationRemovalSchema } from './moderation-forms.ts';
import {
  appealUntil,
  type ModerationCase,
  moderationMachine,
  moderationWeight,
  newModerationCase,
} from './moderation.ts';
import { communityReportReasons } from './reports.ts';
import { communityRules } from './rules.ts';

const at = fromIct(2026, 3, 6, 10);
const reported = newModerationCase(at);

function done(
  one: ModerationCase,
  command: Parameters<typeof apply<ModerationCase, never>>[2] | object,
): ModerationCase {
  const moved = apply(moderationMachine, one, command as never);
  if (!moved.ok) throw new Error(moved.refusal.reason);
  return moved.entity;
}

const removed = done(reported, {
  event: 'remove',
  by: 'admin',
  at,
  payload: { rule: 'spam', quote: 'Giảm giá sốc!!!' },
});
const appeal = (now: number, words = 'Tôi không bán gì.') =>
  ({ event: 'appeal', by: 'member', at: now, payload: { words } }) as const;

describe('a case of the community', () => {
  it('is kept, or removed by a rule with the place that breaks it', () => {
    expect(done(reported, { event: 'keep', by: 'admin', at, payload: {} })).toMatchObject({
      state: 'kept',
      rule: null,
      removedAt: null,
    });
    expect(removed).toMatchObject({ state: 'removed', rule: 'spam', removedAt: at, version: 1 });
    const unquoted = apply(moderationMachine, reported, {
      event: 'remove',
      by: 'admin',
      at,
      payload: { rule: 'spam', quote: ' ' },
    });
    expect(unquoted).toMatchObject({ ok: false, refusal: { reason: 'REASON_REQUIRED' } });
  });

  it('is appealed until the end of the fourteenth day, once and in words', () => {
    const last = appealUntil(at);
    expect(last).toBe(endOfDay(daysAfter(at, 14)));
    expect(can(moderationMachine, removed, 'appeal', 'member', last)).toBeNull();
    expect(can(moderationMachine, removed, 'appeal', 'member', last + 1)).toBe(
      'APPEAL_WINDOW_OVER',
    );
    expect(apply(moderationMachine, removed, appeal(at, '  '))).toMatchObject({
      refusal: { reason: 'REASON_REQUIRED' },
    });
    const appealed = done(removed, appeal(last));
    expect(appealed.state).toBe('appealed');
    expect(can(moderationMachine, appealed, 'appeal', 'member', last)).toBe('NOT_NOW');
    const upheld = done(appealed, {
      event: 'uphold',
      by: 'admin',
      at: last,
      payload: { words: 'Bài có bảng giá.' },
    });
    expect(can(moderationMachine, upheld, 'appeal', 'member', last)).toBe('FINISHED');
    expect(upheld).toMatchObject({ state: 'upheld', rule: 'spam' });
    expect(
      done(appealed, {
        event: 'restore',
        by: 'admin',
        at: last,
        payload: { words: 'Bạn nói đúng.' },
      }).state,
    ).toBe('restored');
    expect(
      apply(moderationMachine, appealed, {
        event: 'restore',
        by: 'admin',
        at: last,
        payload: { words: '' },
      }),
    ).toMatchObject({ refusal: { reason: 'REASON_REQUIRED' } });
  });

  it('is decided by staff alone, and ends when its author deletes what it is about', () => {
    for (const event of ['keep', 'remove'] as const)
      expect(can(moderationMachine, reported, event, 'member', at)).toBe('NOT_YOURS');
    for (const one of [reported, removed, done(removed, appeal(at))])
      expect(done(one, { event: 'withdraw', by: 'member', at, payload: {} }).state).toBe(
        'withdrawn',
      );
  });

  it('weighs what more people said of what more people see', () => {
    expect(moderationWeight(3, 0)).toBe(3);
    expect(moderationWeight(2, 40)).toBe(82);
    expect(moderationWeight(0, 900)).toBe(0);
  });
});

describe('what is written about it', () => {
  it('has a rule for every reason', () =>
    expect(Object.keys(communityRules)).toEqual([...communityReportReasons]));

  it.each([
    ['a removal', moderationRemovalSchema, { rule: 'spam', quote: ' Mua ngay ' }, true],
    ['a removal without a place', moderationRemovalSchema, { rule: 'spam', quote: ' ' }, false],
    ['a removal by no rule', moderationRemovalSchema, { rule: 'boring', quote: 'a' }, false],
    [
      'a quotation of 301 letters',
      moderationRemovalSchema,
      { rule: 'spam', quote: 'a'.repeat(301) },
      false,
    ],
    ['an appeal', appealSchema, { words: 'Không đúng.' }, true],
    ['an empty appeal', appealSchema, { words: '' }, false],
    ['an appeal of 1,001 letters', appealSchema, { words: 'a'.repeat(1001) }, false],
    ['an answer', appealDecisionSchema, { decision: 'restore', reason: 'Đúng.' }, true],
    ['an answer without words', appealDecisionSchema, { decision: 'uphold', reason: '' }, false],
    ['an answer that is none', appealDecisionSchema, { decision: 'keep', reason: 'Đúng.' }, false],
  ])('%s', (_, schema, value, isRight) => expect(schema.safeParse(value).success).toBe(isRight));
});
