import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What is paid, what it was, and the difference.',
  use: [
    'Wherever an amount is offered: cards, the product page, the cart.',
    '`old` and `percent` only when the law lets it be called a discount; the current price then takes the accent.',
    '`prefix` for “from”, `note` for tax.',
  ],
  avoid: [
    ['A sum and what it is made of', '`PriceBreakdown`'],
    ['An amount that is typed', '`MoneyInput`'],
    ['A figure of a dashboard', '`StatTile`'],
  ],
  reader: [
    '“Giá bán: …, giá gốc: …” through `currentLabel` and `oldLabel`: nobody hears a line through a number.',
  ],
  writing: {
    tips: [
      'Đồng are integers, grouped by points in Vietnamese and commas in English and Korean, with a no-break space before đ.',
      'Korean readers also see đ, not 원: the amount is not converted.',
    ],
    words: [
      { what: 'From', vi: 'Từ 12.900.000 đ', en: 'From 12,900,000 đ', ko: '12,900,000 đ부터' },
      { what: 'Tax', vi: 'Đã gồm VAT', en: 'VAT included', ko: '부가세 포함' },
    ],
  },
};
