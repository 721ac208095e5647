import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How many: by button, by typing, or by the arrow keys.',
  use: [
    'Product page, cart, stock of a seller. In a form it stands in a `FormField` and takes its label from there.',
    '`maxReason` says why it stops.',
  ],
  avoid: [
    ['More than about a hundred at a time', '`Input` with `numeric`'],
    ['Money', '`MoneyInput`'],
    ['From, to', '`PriceRange`'],
  ],
  keys: [
    ['↑, ↓', 'One more, one less.'],
    ['Enter', 'Takes what was typed.'],
    ['Tab', 'Less, figure, more.'],
  ],
  reader: [
    'A spin button with value and bounds; the reason why it stops is read with it. A value out of bounds is brought back on leaving.',
  ],
  writing: {
    tips: ['The reason is the truth with its number.'],
    words: [
      { what: 'Why it stops', vi: 'Chỉ còn 4 sản phẩm', en: 'Only 4 left', ko: '4개 남았어요' },
      {
        what: 'Buttons',
        vi: 'Bớt một, Thêm một',
        en: 'One less, One more',
        ko: '하나 빼기, 하나 더하기',
      },
    ],
  },
};
