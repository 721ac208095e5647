import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Parts of a whole, with the whole in the ring.',
  use: [
    'Two to six parts that add up, such as orders by status. The table beside it is its legend.',
  ],
  avoid: [
    ['More than six parts, or parts of nearly one size', '`BarChart`'],
    ['A single share', '`StatTile`'],
  ],
  reader: ['A figure whose table has part, value and share; the ring is silent.'],
  writing: {
    tips: ['Parts are named so that they cannot overlap. The whole has its unit: “214 đơn”.'],
    words: [{ what: 'The whole', vi: '214 đơn', en: '214 orders', ko: '주문 214건' }],
  },
};
