import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A word or two about a thing: new, −25%, advertising.',
  use: [
    'Over a picture or beside a name, two at most.',
    '`solid` for the one that must be seen first; `outline` on photographs of paper and walls.',
    'What was paid for always wears `tone="paid"`.',
  ],
  avoid: [
    [
      'It says where an order or a payment stands',
      '`StatusBadge`, which adds a sign to the colour',
    ],
    ['It can be pressed', '`Chip`'],
    ['It needs a sentence', '`Notice`'],
  ],
  reader: ['Its words, in the place where they stand. Colour alone says nothing: the word must.'],
  writing: {
    tips: [
      'One to three words, no full stop. Numbers with their sign, and %, tight: “−25%”, as `formatPercent` writes them.',
    ],
    words: [
      { what: 'New', vi: 'Mới', en: 'New', ko: '신상' },
      { what: 'Paid place', vi: 'Quảng cáo', en: 'Advertising', ko: '광고' },
      { what: 'Nearly gone', vi: 'Còn 2 chiếc', en: '2 left', ko: '2개 남음' },
    ],
  },
};
