import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

let keys = 0;

const view = (more: object = {}) => {
  keys += 1;
  return {
    id: null,
    expectedVersion: 0,
    list: 'order-status' as const,
    name: ' Sofa phải gửi ',
    query: 'tab=preparing&q=sofa',
    shared: false,
    isDefault: false,
    idempotencyKey: `example-view-${keys}`,
    ...more,
  };
};

export const shopViewExamples = [
  example('listShopViews', {
    title: 'of the list of orders',
    given: { as: 'partner', query: { list: 'order-status' } },
    holds: ({ items }) => {
      expect(items.length).toBeGreaterThan(1);
      for (const { list } of items) expect(list).toBe('order-status');
    },
  }),
  example('listShopViews', {
    title: 'of a list that there is not',
    given: { as: 'partner', query: { list: 'teleport' as never } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopView', {
    title: 'a new one, its name without blanks around it',
    given: { as: 'partner', body: view() },
    holds: (one) =>
      expect(one).toMatchObject({
        name: 'Sofa phải gửi',
        query: 'tab=preparing&q=sofa',
        mine: true,
        editable: true,
        shared: false,
        isDefault: false,
      }),
  }),
  example('saveShopView', {
    title: 'one is shared and opens the list',
    given: ({ shopViews: [id] }) => ({
      as: 'partner',
      body: view({ id, expectedVersion: 2, shared: true, isDefault: true }),
    }),
    holds: ({ version, shared, isDefault }) =>
      expect([version, shared, isDefault]).toEqual([3, true, true]),
  }),
  example('saveShopView', {
    title: 'a colleague was first',
    given: ({ shopViews: [, id] }) => ({ as: 'partner', body: view({ id, expectedVersion: 1 }) }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveShopView', {
    title: 'one that nobody has',
    given: { as: 'partner', body: view({ id: nobodysId }) },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveShopView', {
    title: 'a name of blanks',
    given: { as: 'partner', body: view({ name: '   ' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopView', {
    title: 'an address of somewhere else',
    given: { as: 'partner', body: view({ query: 'https://example.com/?a=1' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('setDefaultShopView', {
    title: 'the list opens as it is again',
    given: { as: 'partner', body: { list: 'order-status', id: null } },
    holds: ({ items }) => {
      for (const { isDefault } of items) expect(isDefault).toBe(false);
    },
  }),
  example('setDefaultShopView', {
    title: 'with one that nobody has',
    given: { as: 'partner', body: { list: 'order-status', id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeShopView', {
    title: 'one that nobody has',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeShopView', {
    title: 'is taken away',
    given: ({ shopViews: [, id] }) => ({ as: 'partner', params: { id } }),
    holds: ({ items }) => {
      for (const { list } of items) expect(list).toBe('order-status');
    },
  }),
];
