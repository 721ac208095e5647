import type { SellerItemList } from '@hien/api';
import { type Answerer, usualAnswer } from '@hien/api/testing';

/**
 * A shop with so many lines that wait to be sent, two of each order: asked by page or by number.
 */
export const manyLines =
  (count: number): Answerer<'listSellerItems'> =>
  async ({ query }) => {
    const usual = (await usualAnswer('listSellerItems')) as SellerItemList;
    const sendable = usual.items.find(({ item }) =>
      item.actions.some(({ event, refused }) => event === 'seller.dispatch' && refused === null),
    );
    if (sendable === undefined) throw new Error('No line of the fixtures can be sent');
    const lines = Array.from({ length: count }, (_, index) => {
      const order = 1 + Math.floor(index / 2);
      return {
        ...sendable,
        orderId: 8000 + order,
        orderNumber: `SO20260306-${String(order).padStart(6, '0')}`,
        item: { ...sendable.item, id: 80_000 + index },
      };
    }).filter(({ item }) => query.ids === undefined || query.ids.includes(item.id));
    const { page = 1, limit = 20 } = query;
    return {
      ...usual,
      items: lines.slice((page - 1) * limit, page * limit),
      meta: {
        page,
        limit,
        total: lines.length,
        totalPages: Math.ceil(lines.length / limit),
      },
      counts: { ...usual.counts, preparing: count },
    };
  };
