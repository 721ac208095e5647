import { expect } from 'vitest';
import { example } from '../example.ts';
import { type Known, nobodysId } from '../stage.ts';

const order = ({ designs: { free, price } }: Known, key: string) => ({
  designIds: [free],
  method: 'QR' as const,
  over18: true,
  terms: true,
  noRefund: true,
  redBill: null,
  expectedTotal: price,
  idempotencyKey: `contract-design-${key}`,
});

export const designOrderExamples = [
  example('addDesignToCart', {
    title: 'a design that can be bought',
    given: ({ designs: { free } }) => ({ as: 'partner', body: { designId: free } }),
    holds: ({ lines, purchase }, { designs: { free, price } }) => {
      expect(lines.find(({ designId }) => designId === free)).toMatchObject({
        price,
        problem: null,
      });
      expect(purchase).toBe('direct');
    },
  }),
  example('addDesignToCart', {
    title: 'what waits in an order says so at once',
    given: ({ designs: { waiting } }) => ({ as: 'partner', body: { designId: waiting } }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('addDesignToCart', {
    title: 'nothing there',
    given: { as: 'partner', body: { designId: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readDesignCart', {
    title: 'the total is of what can be bought',
    given: { as: 'partner', language: 'ko' },
    holds: ({ lines, total }) =>
      expect(total).toBe(
        lines.reduce((all, { price, problem }) => all + (problem === null ? price : 0), 0),
      ),
  }),
  example('removeDesignsFromCart', {
    title: 'a design that is gone',
    given: ({ designs: { free } }) => ({ as: 'partner', body: { designIds: [free] } }),
    holds: ({ lines }, { designs: { free } }) =>
      expect(lines.map(({ designId }) => designId)).not.toContain(free),
  }),
  example('readDesignOrder', {
    title: 'an order that waits for its money',
    given: ({ designs: { pendingId } }) => ({ as: 'partner', params: { id: pendingId } }),
    holds: ({ id, state, code }, { designs: { pendingId } }) =>
      expect([id, state, code]).toEqual([pendingId, 'pending', 1]),
  }),
  example('readDesignOrder', {
    title: 'an order of nobody',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('quoteDesigns', {
    title: 'any way to pay but cash on delivery (D26), and the order that still takes it',
    given: ({ designs: { free } }) => ({ as: 'partner', body: { designIds: [free] } }),
    holds: ({ lines, total, methods, pending }, { designs: { price, pendingId } }) => {
      expect(lines[0]).toMatchObject({ problem: null, price });
      expect(total).toBe(price);
      expect(methods.map(({ method }) => method)).not.toContain('COD');
      expect(pending.map(({ id }) => id)).toContain(pendingId);
    },
  }),
  example('quoteDesigns', {
    title: 'what waits in an order says so, and is in no total',
    given: ({ designs: { waiting } }) => ({ as: 'partner', body: { designIds: [waiting] } }),
    holds: ({ lines, total, pending }) => {
      expect(lines[0]?.problem).toBe('ALREADY_ORDERED');
      expect([total, pending]).toEqual([0, []]);
    },
  }),
  example('quoteDesigns', {
    title: 'nothing there',
    given: { as: 'partner', body: { designIds: [nobodysId] } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('quoteDesigns', {
    title: 'a message in which nobody asked this company',
    given: ({ designs: { free } }) => ({
      as: 'partner',
      body: { designIds: [free], forMessage: nobodysId },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('placeDesignOrder', {
    title: 'another total than the one that was seen is CONFLICT',
    given: (known) => ({
      as: 'partner',
      body: { ...order(known, 'price'), expectedTotal: 1 },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('placeDesignOrder', {
    title: 'what waits in an order is not ordered again',
    given: (known) => ({
      as: 'partner',
      body: { ...order(known, 'again'), designIds: [known.designs.waiting] },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('placeDesignOrder', {
    title: 'without the word about refunds nothing is ordered',
    given: (known) => ({
      as: 'partner',
      body: { ...order(known, 'consent'), noRefund: false },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('placeDesignOrder', {
    title: 'nothing there',
    given: (known) => ({
      as: 'partner',
      body: { ...order(known, 'nobody'), designIds: [nobodysId] },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('placeDesignOrder', {
    title: 'an order that waits for its money',
    given: (known) => ({ as: 'partner', body: order(known, 'placed') }),
    holds: ({ state, code, total, left }, { designs: { price } }) =>
      expect([state, code, total, left]).toEqual(['pending', 1, price, 3]),
  }),
  example('addDesignsToOrder', {
    title: 'another total than the one that was seen is CONFLICT',
    given: ({ designs: { pendingId, more } }) => ({
      as: 'partner',
      params: { id: pendingId },
      body: { designIds: [more], expectedTotal: 1, idempotencyKey: 'contract-design-add-1' },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('addDesignsToOrder', {
    title: 'an order of nobody',
    given: ({ designs: { more } }) => ({
      as: 'partner',
      params: { id: nobodysId },
      body: { designIds: [more], expectedTotal: 1, idempotencyKey: 'contract-design-add-2' },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('addDesignsToOrder', {
    title: 'an order that is bought takes no more',
    given: ({ designs: { paidId, more } }) => ({
      as: 'partner',
      params: { id: paidId },
      body: { designIds: [more], expectedTotal: 1, idempotencyKey: 'contract-design-add-3' },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('addDesignsToOrder', {
    title: 'one more design, and one less to add',
    given: ({ designs: { pendingId, more, totalWithMore } }) => ({
      as: 'partner',
      params: { id: pendingId },
      body: {
        designIds: [more],
        expectedTotal: totalWithMore,
        idempotencyKey: 'contract-design-add-4',
      },
    }),
    holds: ({ total, left, lines }, { designs: { totalWithMore, more } }) => {
      expect([total, left]).toEqual([totalWithMore, 2]);
      expect(lines.map(({ designId }) => designId)).toContain(more);
    },
  }),
  example('listDesignOrders', {
    title: 'what waits for its money',
    given: { as: 'partner', query: { tab: 'pending' } },
    holds: ({ items, counts, meta }) => {
      expect(items.every(({ state }) => state === 'pending')).toBe(true);
      expect(counts.pending).toBe(meta.total);
    },
  }),
  example('cancelDesignOrder', {
    title: 'another version than the one that was seen',
    given: ({ designs: { cancellable } }) => ({
      as: 'partner',
      params: { id: cancellable.id },
      body: { version: cancellable.version + 40 },
    }),
    status: 409,
  }),
  example('cancelDesignOrder', {
    title: 'an order of nobody',
    given: { as: 'partner', params: { id: nobodysId }, body: { version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('cancelDesignOrder', {
    title: 'a paid order is not let go',
    given: ({ designs: { paidId, paidVersion } }) => ({
      as: 'partner',
      params: { id: paidId },
      body: { version: paidVersion },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('cancelDesignOrder', {
    title: 'an order is let go before it is paid',
    given: ({ designs: { cancellable } }) => ({
      as: 'partner',
      params: { id: cancellable.id },
      body: { version: cancellable.version },
    }),
    holds: ({ state, code }) => expect([state, code]).toEqual(['cancelled', 6]),
  }),
];
