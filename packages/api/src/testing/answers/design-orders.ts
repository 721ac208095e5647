import { designCheckoutSchema, goesToAccount, type Language, validate } from '@hien/domain';
import type { DesignOrder, DesignQuote } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import {
  designCart,
  designOrderList,
  designOrders,
  designQuote,
  designRefundCases,
} from '../fixtures/design-orders.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

function known(id: number, language: Language): DesignOrder {
  const found = designOrders(language).find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

function quoted(
  language: Language,
  ask: {
    readonly designIds: readonly number[];
    readonly referralCode?: string;
    readonly forMessage?: number;
  },
) {
  // One message of the fixtures asks for designs.
  if (ask.forMessage !== undefined && ask.forMessage > 100) throw new MockFailure(404);
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
  | 'readDesignCart'
  | 'addDesignToCart'
  | 'removeDesignsFromCart'
  | 'readDesignOrder'
  | 'listDesignOrders'
  | 'quoteDesigns'
  | 'placeDesignOrder'
  | 'addDesignsToOrder'
  | 'cancelDesignOrder'
  | 'requestDesignRefund'
  | 'listDesignRefunds'
  | 'decideDesignRefund'
> = {
  readDesignCart: ({ language }) => designCart(language),

  addDesignToCart({ body, language }) {
    const [line] = quoted(language, { designIds: [body.designId] }).lines;
    if (line === undefined) throw new MockFailure(404);
    if (line.problem !== null)
      throw new MockFailure(422, { fields: [{ field: 'designId', code: line.problem }] });
    return designCart(language, [...new Set([body.designId, 2, 5])]);
  },

  removeDesignsFromCart: ({ body, language }) =>
    designCart(
      language,
      [2, 5].filter((id) => !body.designIds.includes(id)),
    ),

  readDesignOrder: ({ params, language }) => known(params.id, language),

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
      ownerName: quote.ownerName,
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

  requestDesignRefund({ params, body, language }) {
    const order = known(params.id, language);
    if (order.version !== body.version) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    if (order.refundRefused !== null) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    if (goesToAccount(order.method) && body.account === null)
      throw new MockFailure(422, { fields: [{ field: 'account', code: 'VALIDATION' }] });
    return {
      ...order,
      state: 'refund_requested',
      code: 7,
      version: order.version + 1,
      refundRefused: 'NOT_NOW',
      refund: {
        reason: body.reason,
        requestedAt: '2026-11-23T03:00:00.000Z',
        decision: null,
        answer: null,
        decidedAt: null,
      },
    };
  },

  listDesignRefunds({ query, language, token }) {
    onlyAdmin(token);
    const items = designRefundCases(language, query.state ?? 'waiting');
    return { data: pageOf(items, query.page, 20) };
  },

  decideDesignRefund({ params, body, language, token }) {
    onlyAdmin(token);
    const found = [
      ...designRefundCases(language, 'waiting'),
      ...designRefundCases(language, 'decided'),
    ].find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    if (found.version !== body.expected_version || found.decided !== null)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    const approved = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: approved ? 'refund_approved' : 'refund_rejected',
        answer: body.reason,
        due_at: approved ? '2026-12-01T16:59:59.999Z' : null,
        decided: decidedNow,
      },
    };
  },
};
