import { designCheckoutSchema, type Language, validate } from '@hien/domain';
import type { DesignOrder, DesignQuote } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { designOrderList, designOrders, designQuote } from '../fixtures/design-orders.ts';
import type { Answers } from './answerer.ts';

function known(id: number, language: Language): DesignOrder {
  const found = designOrders(language).find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

function quoted(
  language: Language,
  ask: { readonly designIds: readonly number[]; readonly referralCode?: string },
) {
  const quote = designQuote(language, ask);
  if (quote === undefined) throw new MockFailure(404);
  return quote;
}

function refuse(quote: DesignQuote): void {
  const fields = [
    ...quote.lines.flatMap(({ designId, problem }) =>
      problem === null ? [] : [{ field: `designs.${designId}`, code: problem }],
    ),
    ...quote.refusals.map(({ field, code }) => ({ field, code })),
  ];
  if (fields.length > 0) throw new MockFailure(422, { fields });
}

const orderedLines = ({ lines }: DesignQuote): DesignOrder['lines'] =>
  lines.map(({ designId, number, title, picture, price }) => ({
    designId,
    number,
    title,
    picture,
    price,
    isWithdrawn: false,
  }));

export const designOrderAnswers: Answers<
  | 'listDesignOrders'
  | 'quoteDesigns'
  | 'placeDesignOrder'
  | 'addDesignsToOrder'
  | 'cancelDesignOrder'
> = {
  listDesignOrders: ({ query, language }) => designOrderList(language, query.tab),

  quoteDesigns: ({ body, language }) => quoted(language, body),

  placeDesignOrder({ body, language }) {
    const judged = validate(designCheckoutSchema, {
      ...body,
      referralCode: body.referralCode ?? '',
      redBill: body.redBill ?? null,
    });
    if (!judged.ok)
      throw new MockFailure(400, {
        fields: Object.keys(judged.errors).map((field) => ({ field, code: 'VALIDATION' })),
      });
    const quote = quoted(language, body);
    refuse(quote);
    if (quote.total !== body.expectedTotal)
      throw new MockFailure(409, { body: { current: quote } });
    return {
      ...known(1, language),
      method: judged.values.method,
      lines: orderedLines(quote),
      total: quote.total,
    };
  },

  addDesignsToOrder({ params, body, language }) {
    const order = known(params.id, language);
    if (order.left < body.designIds.length) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const quote = quoted(language, body);
    refuse(quote);
    if (order.total + quote.total !== body.expectedTotal) throw new MockFailure(409);
    const added = orderedLines(quote);
    return {
      ...order,
      lines: [...order.lines, ...added],
      total: order.total + quote.total,
      left: order.left - added.length,
    };
  },

  cancelDesignOrder({ params, body, language }) {
    const order = known(params.id, language);
    if (order.state !== 'cancelled' && order.version !== body.version) throw new MockFailure(409);
    if (!['pending', 'cancelled'].includes(order.state))
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { ...order, state: 'cancelled', code: 6, left: 0 };
  },
};
