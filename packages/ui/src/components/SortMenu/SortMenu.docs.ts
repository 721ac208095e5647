import type { ComponentDocs } from '../../docs/component-docs.ts';
import { menu } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The order of a list; it lives in the address.',
  use: [
    'At the end of the bar over a list. Three to six orders; the first is what a stranger wants.',
  ],
  avoid: [
    ['It chooses what is shown', '`FilterPanel` or `Chip`'],
    ['Columns of a table', 'the heads of `DataTable`'],
  ],
  keys: menu,
  reader: [
    'A button with the order it has now; entries are links, the one in force says “current”.',
  ],
  writing: {
    tips: ['What comes first, not the field: “Giá thấp đến cao”, not “Giá tăng dần”.'],
    words: [
      { what: 'An order', vi: 'Giá thấp đến cao', en: 'Price, low to high', ko: '낮은 가격순' },
      { what: 'The first', vi: 'Phù hợp nhất', en: 'Best match', ko: '추천순' },
    ],
  },
};
