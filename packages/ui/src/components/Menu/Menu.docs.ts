import type { ComponentDocs } from '../../docs/component-docs.ts';
import { menu } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Several actions or places behind one button.',
  use: [
    'Rows of a table, one’s account, one’s own post. Three to eight entries; a heading where they are of two kinds.',
  ],
  avoid: [
    ['One of them is the main one', '`Button` beside it'],
    ['A choice in a form', '`Select`'],
    ['An order of a list', '`SortMenu`'],
  ],
  keys: menu,
  reader: [
    'A button “menu”, expanded or not; entries say their place, a chosen one “checked”. An entry that is off says so, and the keys pass it by.',
  ],
  writing: {
    tips: ['Verbs for actions, nouns for places. What destroys is last.'],
    words: [
      { what: 'An entry', vi: 'Sao chép thiết kế', en: 'Duplicate design', ko: '디자인 복제' },
    ],
  },
};
