import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

let keys = 0;

const answer = (more: object = {}) => {
  keys += 1;
  return {
    id: null,
    expectedVersion: 0,
    kind: 'answer' as const,
    name: ' Còn hàng ',
    fields: null,
    words: 'Chào {người hỏi}, {sản phẩm} đang còn hàng.',
    idempotencyKey: `example-template-${keys}`,
    ...more,
  };
};

const item = (more: object = {}) =>
  answer({ kind: 'item', name: 'Đồ gỗ sồi', fields: { preparationDays: 7 }, words: null, ...more });

export const shopTemplateExamples = [
  example('listShopTemplates', {
    title: 'item information of a shop',
    given: { as: 'partner', query: { kind: 'item' } },
    holds: ({ items }) => {
      expect(items.length).toBeGreaterThan(1);
      for (const { kind, fields, words } of items)
        expect([kind, fields === null, words]).toEqual(['item', false, null]);
    },
  }),
  example('listShopTemplates', {
    title: 'saved answers of a shop',
    given: { as: 'partner', query: { kind: 'answer' } },
    holds: ({ items }) => {
      for (const { kind, fields, words } of items)
        expect([kind, fields, words === null]).toEqual(['answer', null, false]);
    },
  }),
  example('listShopTemplates', {
    title: 'a kind that there is not',
    given: { as: 'partner', query: { kind: 'mail' as never } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopTemplate', {
    title: 'a new answer, its name without blanks around it',
    given: { as: 'partner', body: answer() },
    holds: ({ kind, name, version, fields }) =>
      expect([kind, name, version, fields]).toEqual(['answer', 'Còn hàng', 0, null]),
  }),
  example('saveShopTemplate', {
    title: 'item information is changed by who looked at it as it is',
    given: ({ templates }) => ({
      as: 'partner',
      body: item({ id: templates.items[0], expectedVersion: 2 }),
    }),
    holds: ({ version, fields }) => expect([version, fields?.preparationDays]).toEqual([3, 7]),
  }),
  example('saveShopTemplate', {
    title: 'a colleague was first',
    given: ({ templates }) => ({
      as: 'partner',
      body: item({ id: templates.items[1], expectedVersion: 1 }),
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveShopTemplate', {
    title: 'one that the shop does not have',
    given: { as: 'partner', body: item({ id: nobodysId }) },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveShopTemplate', {
    title: 'a name of blanks',
    given: { as: 'partner', body: answer({ name: '   ' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopTemplate', {
    title: 'a place that nobody can fill in',
    given: { as: 'partner', body: answer({ words: 'Chào {tên khách}.' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopTemplate', {
    title: 'ten thousand letters',
    given: { as: 'partner', body: answer({ words: 'a'.repeat(10_000) }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopTemplate', {
    title: 'item information that says nothing',
    given: { as: 'partner', body: item({ fields: {} }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('orderShopTemplates', {
    title: 'others than those that stand',
    given: { as: 'partner', body: { kind: 'item', ids: [nobodysId] } },
    status: 409,
    code: 'CONFLICT',
  }),
  example('removeShopTemplate', {
    title: 'one that the shop does not have',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeShopTemplate', {
    title: 'an answer is taken away',
    given: ({ templates }) => ({ as: 'partner', params: { id: templates.answer } }),
    holds: ({ items }) => {
      for (const { kind } of items) expect(kind).toBe('answer');
    },
  }),
  example('restoreShopTemplate', {
    title: 'one that the shop never had',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('restoreShopTemplate', {
    title: 'and is brought back',
    given: ({ templates }) => ({ as: 'partner', params: { id: templates.removed } }),
    holds: ({ items }) => expect(items.length).toBeGreaterThan(0),
  }),
  example('orderShopTemplates', {
    title: 'all of them, the last one first',
    given: ({ templates }) => ({
      as: 'partner',
      body: { kind: 'item' as const, ids: templates.all.toReversed() },
    }),
    holds: ({ items }) => expect(items.length).toBeGreaterThan(1),
  }),
];
