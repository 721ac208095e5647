import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several short words that people make up.',
  use: [
    'Hashtags of a post, words of a product. Enter, a comma or leaving makes a tag; a pasted list makes several.',
  ],
  avoid: [
    ['Words of a known list', '`Combobox`, or `Checkbox` for few'],
    ['Filters in force', '`FilterChips`'],
  ],
  keys: [
    ['Enter, comma', 'Make a tag of what was typed.'],
    ['Backspace', 'In the empty field: takes the last tag back into it.'],
    ['Tab', 'From cross to cross, then the field.'],
  ],
  reader: [
    'A list of tags, each with a button named by it; added and removed are said as they happen.',
  ],
  writing: {
    tips: ['Vietnamese tags keep their marks and have spaces; the `sign` is shown, not stored.'],
    words: [
      {
        what: 'Added',
        vi: 'Đã thêm “bếp nhỏ”',
        en: 'Added “small kitchen”',
        ko: '‘작은 주방’을 추가했어요',
      },
    ],
  },
};
