import { fold, queryWords } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { itemSales } from '../fixtures/item-sales.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** What staff do about the sale of single items. */
export const itemSaleAnswers: Answers<'listItemSales' | 'moveItemSale'> = {
  listItemSales({ query, token, language }) {
    onlyAdmin(token);
    const items = itemSales(language).filter(
      ({ name, sku, shop, sale }) =>
        (query.sale === undefined || sale.state === query.sale) &&
        queryWords(query.q ?? '').every((word) => fold(`${sku} ${name} ${shop}`).includes(word)),
    );
    return { data: pageOf(items, query.page, 20) };
  },

  moveItemSale({ params, body: { action, rule, reason, expected_version }, token, language }) {
    onlyAdmin(token);
    const found = decidable(itemSales(language), params.id, {
      decision: 'reject',
      reason,
      expected_version,
    });
    const stops = action === 'stop';
    if (stops && rule === null)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: [{ field: 'rule', code: 'validation.choice.invalid' }],
      });
    if (stops ? found.sale.state === 'stopped' : !found.sale.releasable)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        sale: stops
          ? { state: 'stopped', rule, reason, releasable: true }
          : { state: 'on_sale', rule: null, reason: null, releasable: false },
        acts: [
          {
            act: stops ? `stopped-${rule ?? 'other'}` : 'restored',
            by: decidedNow.by,
            at: decidedNow.at,
            text: reason,
          },
          ...found.acts,
        ],
      },
    };
  },
};
