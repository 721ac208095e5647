import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A search field with suggestions.',
  use: ['Once in the header. It sends without script too: `action` and `name`.'],
  avoid: [
    ['One of a list in a form', '`Combobox`'],
    ['A table’s filter', 'that of `DataTable`'],
  ],
  keys: [
    ['↓, ↑', 'Move in the suggestions; past the end back to the field.'],
    ['Enter', 'Takes the suggestion, or searches for what was typed.'],
    ['Esc', 'Closes the suggestions; pressed again it empties the field.'],
  ],
  reader: [
    'A search landmark with a combo box; how many suggestions there are is said as they change.',
  ],
  writing: {
    tips: [
      'The label says what can be found. Suggestions are things, with their kind at the end.',
      'Korean and Vietnamese are typed through input methods: keys belong to them while they compose.',
    ],
    words: [
      {
        what: 'Label',
        vi: 'Tìm sản phẩm, thiết kế',
        en: 'Search products and designs',
        ko: '상품과 디자인 검색',
      },
      { what: 'Status', vi: '8 gợi ý', en: '8 suggestions', ko: '추천 8개' },
    ],
  },
};
