import type { ComponentDocs } from '../../docs/component-docs.ts';
import { overlay } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'A list and what narrows it: the questions stand beside it on wide screens and in a sheet on phones.',
  use: [
    'Shop, designs, contractors, the wall of real homes. Each answer changes the list at once, and the button of the sheet says to how many.',
    '`tools` holds the order (`SortMenu`), `active` what is in force (`FilterChips`).',
  ],
  avoid: [
    ['Two or three choices', 'a line of `Chip`'],
    ['Rows of the back office', 'the filter of `DataTable`'],
  ],
  keys: [['Enter, Space', 'On the button of narrow screens: opens the sheet.'], ...overlay],
  reader: [
    'Beside the list: a complementary region with its title. As a sheet: a dialog with the same. The list is a region of its own.',
    'How many were found is the screen’s to say, as a status.',
  ],
  writing: {
    tips: [
      'The button in the sheet says what one gets, not that it closes.',
      'The count in it takes the language’s own grammar: English has a plural, Vietnamese and Korean a counter.',
    ],
    words: [
      { what: 'The button', vi: 'Xem 48 sản phẩm', en: 'Show 48 products', ko: '상품 48개 보기' },
      { what: 'Title', vi: 'Bộ lọc', en: 'Filters', ko: '필터' },
    ],
  },
};
