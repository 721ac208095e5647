import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const key = (name: string): string => `contract-${name}`;

export const ordersExamples = [
  example('listOrders', {
    title: 'a member sees their orders, with how many stand under each tab',
    given: { as: 'member', query: { limit: 5 } },
    holds: ({ items, meta, counts }) => {
      expect(items.length).toBe(5);
      expect(counts.all).toBe(meta.total);
    },
  }),
  example('listOrders', {
    title: 'words find orders without their accents',
    given: { as: 'member', query: { q: 'so2026' } },
    holds: ({ items }) => expect(items.length).toBeGreaterThan(0),
  }),
  example('listOrders', {
    title: 'under a tab stand the orders of its codes',
    given: { as: 'member', query: { status: 'pending' } },
    holds: ({ items, counts }) => {
      expect(items.length).toBe(counts.pending);
      expect(new Set(items.map(({ code }) => code))).toEqual(new Set([1]));
    },
  }),
  example('readOrder', {
    title: 'the buyer reads an order with what can be done',
    given: ({ orders }) => ({ as: 'member', params: { id: orders.claimable.id } }),
    holds: (order, { orders }) => {
      expect(order).toMatchObject({ id: orders.claimable.id, viewer: 'buyer', code: 4 });
      expect(order.items[0]?.actions.map(({ event }) => event)).toContain('refund.request');
    },
  }),
  example('readOrder', {
    title: 'an order nobody placed is not found',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readOrderByLink', {
    title: 'a link and four digits open an order, with its address masked',
    given: ({ orders: { claimable, link } }) => ({ body: { orderId: claimable.id, ...link } }),
    holds: (order) => {
      expect(order.viewer).toBe('guest');
      expect(order.address.masked).toBe(true);
    },
  }),
  example('readOrderByLink', {
    title: 'wrong digits are refused',
    given: ({ orders: { claimable, link } }) => ({
      body: { orderId: claimable.id, token: link.token, digits: '0000' },
    }),
    status: 422,
    code: 'LINK_WRONG',
  }),
  example('requestOrderLink', {
    title: 'asking for a link says nothing about the order',
    given: { body: { orderId: nobodysId, phone: '0912345678' } },
    holds: (answer) => expect(answer).toEqual({ sent: true }),
  }),
  example('previewRefund', {
    title: 'what a return would give back',
    given: ({ orders: { claimable } }) => ({
      as: 'member',
      params: { id: claimable.id },
      body: {
        event: 'refund.request',
        itemIds: [claimable.itemId],
        quantity: 1,
        payload: { reason: 'CHANGED_MIND' },
      },
    }),
    holds: (preview) =>
      expect(preview).toMatchObject({ type: 'refund', fault: 'buyer', quantity: 1, returnWays: 1 }),
  }),
  example('previewRefund', {
    title: 'nothing to preview where the event is not possible',
    given: ({ orders: { claimable } }) => ({
      as: 'member',
      params: { id: claimable.id },
      body: { event: 'cancel.request', itemIds: [claimable.itemId], payload: { reason: 'LATE' } },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('previewRefund', {
    title: 'not of an order that is not there',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { event: 'refund.request', itemIds: [1], payload: { reason: 'LATE' } },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listExchangeOptions', {
    title: 'what a line can be exchanged for',
    given: ({ orders: { claimable } }) => ({
      as: 'member',
      params: { id: claimable.id },
      body: { itemId: claimable.itemId },
    }),
    holds: ({ items }) => expect(items.some(({ current }) => current)).toBe(true),
  }),
  example('listExchangeOptions', {
    title: 'not of an order that is not there',
    given: { as: 'member', params: { id: nobodysId }, body: { itemId: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('changeOrderAddress', {
    title: 'not by who looked at an older order',
    given: ({ orders: { byTransfer }, addressIds: [addressId] }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: {
        addressId,
        expectedVersion: byTransfer.version + 99,
        idempotencyKey: key('address-old'),
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('changeOrderAddress', {
    title: 'not what has already arrived',
    given: ({ orders: { extendable }, addressIds: [addressId] }) => ({
      as: 'member',
      params: { id: extendable.id },
      body: {
        addressId,
        expectedVersion: extendable.version,
        idempotencyKey: key('address-late'),
      },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('changeOrderAddress', {
    title: 'not to an address that is nobody’s',
    given: ({ orders: { byTransfer } }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: {
        addressId: nobodysId,
        expectedVersion: byTransfer.version,
        idempotencyKey: key('address-none'),
      },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('extendOrder', {
    title: 'the confirmation date is extended once; the same press is one',
    given: ({ orders: { extendable } }) => ({
      as: 'member',
      params: { id: extendable.id },
      body: { expectedVersion: extendable.version, idempotencyKey: key('extend') },
    }),
    holds: (order) => expect(order.code).toBe(10),
  }),
  example('extendOrder', {
    title: 'not by who looked at an older order',
    given: ({ orders: { claimable } }) => ({
      as: 'member',
      params: { id: claimable.id },
      body: { expectedVersion: claimable.version + 99, idempotencyKey: key('extend-old') },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('extendOrder', {
    title: 'not before the goods were sent',
    given: ({ orders: { byTransfer } }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: { expectedVersion: byTransfer.version, idempotencyKey: key('extend-early') },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('extendOrder', {
    title: 'not an order that is not there',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { expectedVersion: 1, idempotencyKey: key('extend-none') },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('setRefundAccount', {
    title: 'money that cannot go back where it came from gets an account of the buyer',
    given: ({ orders: { byTransfer } }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: { bank: 'Vietcombank', holder: 'NGUYEN THU AN', account: '0071000123456' },
    }),
    holds: ({ refundAccount }) => expect(refundAccount?.account).toMatch(/3456$/),
  }),
  example('setRefundAccount', {
    title: 'an account of somebody else is refused at its field',
    given: ({ orders: { byTransfer } }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: { bank: 'Vietcombank', holder: 'TRAN VAN BINH', account: '0071000123456' },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('setRefundAccount', {
    title: 'not for an order that is not there',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { bank: 'Vietcombank', holder: 'NGUYEN THU AN', account: '0071000123456' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('reorder', {
    title: 'the same things go into the cart again',
    given: ({ orders: { claimable } }) => ({ as: 'member', params: { id: claimable.id } }),
    holds: ({ added, left }) => expect(added + left.length).toBeGreaterThan(0),
  }),
  example('reorder', {
    title: 'not of an order that is not there',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listSellerItems', {
    title: 'a shop sees the lines of its orders',
    given: { as: 'partner', query: { limit: 5 } },
    holds: ({ items, meta, counts }) => {
      expect(items.length).toBe(5);
      expect(meta.total).toBeGreaterThanOrEqual(Object.values(counts).reduce((a, b) => a + b, 0));
    },
  }),
  example('listSellerItems', {
    title: 'a part of a list of claims has as many lines as it is counted with',
    given: { as: 'partner', query: { claim: 'refund', part: 'requested', limit: 60 } },
    holds: ({ items, meta, claims }) => {
      expect(items.length).toBeGreaterThan(0);
      expect([items.length, meta.total]).toEqual(Array(2).fill(claims.refund.requested));
      expect(new Set(items.map(({ item }) => item.claim?.type))).toEqual(new Set(['refund']));
    },
  }),
  example('sendSellerEvents', {
    title: 'a line of nobody is told of by itself',
    given: {
      as: 'partner',
      body: {
        event: 'seller.accept',
        lines: [
          {
            orderId: nobodysId,
            itemId: nobodysId,
            expectedVersion: 0,
            idempotencyKey: key('lot-1'),
            payload: {},
          },
        ],
      },
    },
    holds: ({ lines }) => expect(lines.map(({ code }) => code)).toEqual(['NOT_FOUND']),
  }),
  example('listNotices', {
    title: 'news, the newest first',
    given: { as: 'member', query: { limit: 3 } },
    holds: ({ items }) => expect(items.length).toBe(3),
  }),
  example('readNotices', {
    title: 'everything is read',
    given: { as: 'member', body: { ids: [] } },
    holds: ({ unread }) => expect(unread).toBe(0),
  }),
  example('sendOrderEvent', {
    title: 'the buyer asks to return one of two pieces: the line is split',
    given: ({ orders: { claimable }, upload }) => ({
      as: 'member',
      params: { id: claimable.id },
      body: {
        event: 'refund.request',
        itemIds: [claimable.itemId],
        quantity: 1,
        payload: { reason: 'DAMAGED', text: 'Chân bàn bị gãy.', pictures: [upload] },
        expectedVersion: claimable.version,
        idempotencyKey: key('refund'),
      },
    }),
    holds: ({ code, items }) => {
      expect(code).toBe(7);
      expect(items.some(({ splitFrom }) => splitFrom !== null)).toBe(true);
    },
  }),
  example('sendOrderEvent', {
    title: 'an event that has no place here says what has',
    given: ({ orders: { byTransfer } }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: {
        event: 'buyer.confirm',
        itemIds: [byTransfer.itemId],
        payload: {},
        expectedVersion: byTransfer.version,
        idempotencyKey: key('confirm'),
      },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('sendOrderEvent', {
    title: 'who looked at an older order gets the newer one',
    given: ({ orders: { byTransfer } }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: {
        event: 'cancel.unpaid',
        itemIds: [byTransfer.itemId],
        payload: {},
        expectedVersion: byTransfer.version + 99,
        idempotencyKey: key('old'),
      },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sendOrderEvent', {
    title: 'a visitor without a link is asked to come in',
    given: ({ orders: { byTransfer } }) => ({
      as: 'stranger',
      params: { id: byTransfer.id },
      body: {
        event: 'cancel.unpaid',
        itemIds: [byTransfer.itemId],
        payload: {},
        expectedVersion: byTransfer.version,
        idempotencyKey: key('stranger'),
      },
    }),
    status: 401,
    code: 'UNAUTHENTICATED',
  }),
  example('sendOrderEvent', {
    title: 'not for an order that is not there',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: {
        event: 'cancel.unpaid',
        itemIds: [1],
        payload: {},
        expectedVersion: 0,
        idempotencyKey: key('nobody'),
      },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('changeOrderAddress', {
    title: 'an order that was not sent goes to another address of the book',
    given: ({ orders: { byTransfer }, addressIds: [addressId] }) => ({
      as: 'member',
      params: { id: byTransfer.id },
      body: {
        addressId,
        expectedVersion: byTransfer.version,
        idempotencyKey: key('address'),
      },
    }),
    holds: ({ timeline }) => expect(timeline.at(-1)?.event).toBe('order.address-changed'),
  }),
];
