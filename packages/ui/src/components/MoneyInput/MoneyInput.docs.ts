import type { ComponentDocs } from '../../docs/component-docs.ts';
import { typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Integer đồng, grouped while one types.',
  use: [
    'Prices, bids, budgets. Paste in any shape; the caret stays behind its digit. `words` below, because zeros are hard to count.',
  ],
  avoid: [
    ['An amount is only shown', '`Price`'],
    ['A range to narrow a list', '`PriceRange`'],
    ['A count of things', '`QuantityStepper`'],
  ],
  keys: [
    ...typing,
    ['↑, ↓', 'A `step` more or less, where it has one.'],
    ['Backspace', 'Over a separator: takes the digit before it.'],
  ],
  reader: [
    'Label, figure, then the amount in words while one types here; silent when other fields change it.',
  ],
  writing: {
    tips: ['Unit đ at the end, never “VND” beside it. In words as one says it.'],
    words: [
      {
        what: 'In words',
        vi: 'Mười hai triệu chín trăm nghìn đồng',
        en: '12.9 million dong',
        ko: '천이백구십만 동',
      },
    ],
  },
};
