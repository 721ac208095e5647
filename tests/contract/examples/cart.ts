import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const cartExamples = [
  example('readCart', {
    title: 'a member reads the cart, by seller',
    given: { as: 'member', language: 'ko' },
    holds: (cart, { cartLineIds: [id] }) =>
      expect(cart.sellers.flatMap(({ lines }) => lines).map((line) => line.id)).toContain(id),
  }),
  example('addToCart', {
    title: 'two pieces of an option',
    given: ({ options: { plain } }) => ({
      as: 'member',
      body: { lines: [{ optionId: plain, quantity: 2 }], idempotencyKey: 'hai-chiec-0001' },
    }),
    holds: ({ sellers }, { options: { plain } }) =>
      expect(
        sellers.flatMap(({ lines }) => lines).find(({ option }) => option?.id === plain)?.quantity,
      ).toBeGreaterThanOrEqual(2),
  }),
  example('addToCart', {
    title: 'exactly one piece, to be bought at once',
    given: ({ options: { plain } }) => ({
      as: 'member',
      body: {
        lines: [{ optionId: plain, quantity: 1, exactly: true }],
        idempotencyKey: 'mua-ngay-0001',
      },
    }),
    holds: ({ sellers }, { options: { plain } }) =>
      expect(
        sellers.flatMap(({ lines }) => lines).find(({ option }) => option?.id === plain)?.quantity,
      ).toBe(1),
  }),
  example('addToCart', {
    title: 'an option nobody sells is not found',
    given: {
      as: 'member',
      body: { lines: [{ optionId: nobodysId, quantity: 1 }], idempotencyKey: 'khong-ban-0001' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('addToCart', {
    title: 'what is sold out is PRODUCT_12',
    given: ({ options: { soldOut } }) => ({
      as: 'member',
      body: { lines: [{ optionId: soldOut, quantity: 1 }], idempotencyKey: 'het-hang-0001' },
    }),
    status: 422,
    code: 'PRODUCT_12',
  }),
  example('addRoomsToCart', {
    title: 'the look of a home as it is',
    given: ({ designId }) => ({
      as: 'member',
      body: { designId, selection: `1.${designId}.1._`, idempotencyKey: 'ca-can-ho-0001' },
    }),
    holds: ({ lines }) => {
      expect(lines.length).toBeGreaterThan(0);
      for (const { wanted, added, problem } of lines)
        expect(problem === null ? added : 0).toBe(problem === null ? wanted : 0);
    },
  }),
  example('addRoomsToCart', {
    title: 'at a total that is another since',
    given: ({ designId }) => ({
      as: 'member',
      body: { designId, selection: `1.${designId}.1._.$1`, idempotencyKey: 'ca-can-ho-0003' },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('addRoomsToCart', {
    title: 'of a home nobody has',
    given: {
      as: 'member',
      body: { designId: nobodysId, selection: '1.1.1._', idempotencyKey: 'ca-can-ho-0002' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('changeCartLine', {
    title: 'another quantity',
    given: ({ cartLineIds: [id] }) => ({ as: 'member', body: { id, quantity: 3 } }),
    holds: ({ sellers }, { cartLineIds: [id] }) =>
      expect(sellers.flatMap(({ lines }) => lines).find((line) => line.id === id)?.quantity).toBe(
        3,
      ),
  }),
  example('changeCartLine', {
    title: 'a line nobody has is not found',
    given: { as: 'member', body: { id: nobodysId, quantity: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('chooseCartLines', {
    title: 'several lines are left for now',
    given: ({ cartLineIds }) => ({
      as: 'member',
      body: { ids: [...cartLineIds], selected: false },
    }),
    holds: ({ sellers }, { cartLineIds: [id] }) =>
      expect(sellers.flatMap(({ lines }) => lines).find((line) => line.id === id)?.selected).toBe(
        false,
      ),
  }),
  example('removeCartLines', {
    title: 'a line goes',
    given: ({ cartLineIds: [, id] }) => ({ as: 'member', body: { ids: [id] } }),
    holds: ({ sellers }, { cartLineIds: [, id] }) =>
      expect(sellers.flatMap(({ lines }) => lines).map((line) => line.id)).not.toContain(id),
  }),
];
