import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const keep = { decision: 'keep', rule: null, quote: '' } as const;
const remove = { decision: 'remove', rule: 'not-a-partner', quote: '  gọi 09xx ' } as const;
const restore = { decision: 'restore', reason: 'Bạn nói đúng.' } as const;
const appeal = { words: ' Tôi không bán gì. ' };

export const moderationExamples = [
  example('listReportCases', {
    title: 'what waits, the heaviest first',
    given: { as: 'admin', query: { state: 'waiting' } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(2);
      for (const { state } of items) expect(['reported', 'appealed']).toContain(state);
    },
  }),
  example('listReportCases', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideReport', {
    title: 'one that nobody has',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...keep, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideReport', {
    title: 'another version than the one that was seen',
    given: ({ moderation: { reported } }) => ({
      as: 'admin',
      params: { id: reported.id },
      body: { ...keep, expected_version: 40 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideReport', {
    title: 'a removal names the place',
    given: ({ moderation: { reported } }) => ({
      as: 'admin',
      params: { id: reported.id },
      body: { ...remove, quote: ' ', expected_version: reported.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideReport', {
    title: 'a removal names the rule',
    given: ({ moderation: { reported } }) => ({
      as: 'admin',
      params: { id: reported.id },
      body: { ...remove, rule: null, expected_version: reported.version },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('decideReport', {
    title: 'for staff alone',
    given: ({ moderation: { reported } }) => ({
      as: 'member',
      params: { id: reported.id },
      body: { ...keep, expected_version: reported.version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideReport', {
    title: 'it is removed by a rule, with its place',
    given: ({ moderation: { reported } }) => ({
      as: 'admin',
      params: { id: reported.id },
      body: { ...remove, expected_version: reported.version },
    }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'removed', rule: 'not-a-partner', quote: 'gọi 09xx' });
      expect(data.decided).not.toBeNull();
    },
  }),
  example('decideReport', {
    title: 'it breaks no rule and stays',
    given: ({ moderation: { other } }) => ({
      as: 'admin',
      params: { id: other.id },
      body: { ...keep, expected_version: other.version },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'kept', rule: null, quote: null }),
  }),
  example('decideAppeal', {
    title: 'one that nobody has',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...restore, expected_version: 2 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideAppeal', {
    title: 'another version than the one that was seen',
    given: ({ moderation: { appealed } }) => ({
      as: 'admin',
      params: { id: appealed.id },
      body: { ...restore, expected_version: 40 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideAppeal', {
    title: 'an answer has words',
    given: ({ moderation: { appealed } }) => ({
      as: 'admin',
      params: { id: appealed.id },
      body: { ...restore, reason: ' ', expected_version: appealed.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideAppeal', {
    title: 'for staff alone',
    given: ({ moderation: { appealed } }) => ({
      as: 'partner',
      params: { id: appealed.id },
      body: { ...restore, expected_version: appealed.version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideAppeal', {
    title: 'what was removed wrongly comes back',
    given: ({ moderation: { appealed } }) => ({
      as: 'admin',
      params: { id: appealed.id },
      body: { ...restore, expected_version: appealed.version },
    }),
    holds: ({ data: { state, answer, answered } }) => {
      expect([state, answer]).toEqual(['restored', restore.reason]);
      expect(answered).not.toBeNull();
    },
  }),
  example('listMyRemovals', {
    title: 'with one’s own words, the rule and the place',
    given: { as: 'member' },
    holds: ({ data: { items } }) => {
      expect(items.some(({ appealable }) => appealable)).toBe(true);
      for (const { content, quote } of items)
        expect([content === '', quote === '']).toEqual([false, false]);
    },
  }),
  example('appealRemoval', {
    title: 'in words, once',
    given: ({ moderation: { own } }) => ({ as: 'member', params: { id: own.open }, body: appeal }),
    holds: ({ data }) =>
      expect(data).toMatchObject({
        state: 'appealed',
        appealable: false,
        appeal: 'Tôi không bán gì.',
      }),
  }),
  example('appealRemoval', {
    title: 'after fourteen days',
    given: ({ moderation: { own } }) => ({ as: 'member', params: { id: own.late }, body: appeal }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('appealRemoval', {
    title: 'of somebody else',
    given: ({ moderation: { own } }) => ({
      as: 'partner',
      params: { id: own.open },
      body: appeal,
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getModerationNumbers', {
    title: 'twelve months, this one first',
    given: {},
    holds: ({ data: { months } }) => {
      expect(months).toHaveLength(12);
      const told = months.map(({ month }) => month);
      expect(told).toEqual(told.toSorted().toReversed());
    },
  }),
];
