import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Names and what they are: measures, materials, delivery, amounts.',
  use: [
    '`rows` in a narrow place, `columns` for many facts on wide screens, `sum` for amounts at the right.',
  ],
  avoid: [
    ['Sums with discounts and a total', '`PriceBreakdown`'],
    ['Many things with the same facts', '`DataTable`'],
  ],
  reader: ['A list of terms, each followed by its description.'],
  writing: {
    tips: [
      'Terms are nouns without a colon; the line does that. Units after a no-break space: “218 cm”.',
    ],
    words: [
      {
        what: 'A fact',
        vi: 'Kích thước: 218 × 92 × 76 cm',
        en: 'Size: 218 × 92 × 76 cm',
        ko: '크기: 218 × 92 × 76 cm',
      },
    ],
  },
};
