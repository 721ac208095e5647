import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What a sum is made of, line by line, and the sum.',
  use: [
    'Cart, checkout, an order, a settlement. `less` for what is taken off, `free` for what costs nothing; sections by seller.',
  ],
  avoid: [
    ['One price', '`Price`'],
    ['Facts that are no amounts', '`DefinitionList`'],
  ],
  reader: [
    'A table with hidden heads and a caption. A crossed-out amount says what it was through `old.label`.',
  ],
  writing: {
    tips: [
      'Signs belong to amounts: “−500.000 đ”. What is free says “Miễn phí”, not “0 đ”.',
      'The total is the last word and says what is in it.',
    ],
    words: [
      {
        what: 'Total',
        vi: 'Tổng cộng, đã gồm VAT',
        en: 'Total, VAT included',
        ko: '합계 (부가세 포함)',
      },
      { what: 'Free', vi: 'Miễn phí', en: 'Free', ko: '무료' },
    ],
  },
};
