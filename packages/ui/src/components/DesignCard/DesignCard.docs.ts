import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A ready-made design in a list: a room at 4:3 and its facts.',
  use: [
    'The gallery of designs, “others like it”. `look="lead"` for the first of a section, with its words beside it.',
    '`note` for what building it would cost; `price` is for the drawings.',
  ],
  avoid: [
    ['A home that somebody lives in', '`ShareCard`'],
    ['A product', '`ProductCard`'],
    ['An essay about a room', '`ArticleCard`'],
  ],
  keys: [follow],
  reader: ['An article with one link, its title. Facts are one line, read in order.'],
  writing: {
    tips: [
      'Title: room, style, and what makes it this one. Facts: style, kind of home, area in m².',
    ],
    words: [
      {
        what: 'Facts',
        vi: 'Japandi · Căn hộ · 72 m²',
        en: 'Japandi · Flat · 72 m²',
        ko: '재팬디 · 아파트 · 72 m²',
      },
      {
        what: 'Note',
        vi: 'Thi công từ 180.000.000 đ',
        en: 'Building from 180,000,000 đ',
        ko: '시공 180,000,000 đ부터',
      },
    ],
  },
};
