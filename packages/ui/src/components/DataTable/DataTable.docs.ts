import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Rows of one kind, to compare and to work on: sticky head, order, filter, choice of columns, selection, folds; cards where it is narrow.',
  use: [
    'The back office: orders, products, claims, statements.',
    '`state` in the address, so that back brings one to the same rows. Beyond 200 rows only those in sight are drawn.',
    '`bulkActions` for what is done to many; it appears with the first tick.',
  ],
  avoid: [
    ['Pictures lead and nobody compares', 'cards in a `Grid`'],
    ['Two columns, names and values', '`DefinitionList`'],
    ['Sums', '`PriceBreakdown`'],
  ],
  keys: [
    [
      'Tab',
      'Filter, columns, heads that order, the scrolling part, then the controls of the rows.',
    ],
    ['Enter, Space', 'On a head: order by it; again: the other way.'],
    ['↓, ↑', 'On a row’s tick or fold: to that of the row below or above.'],
    ['Space', 'Ticks the row.'],
  ],
  reader: [
    'A table with `label` as its name; heads say how they order. Row controls name the row through `rowName`: “Chọn đơn DH-260306-0042”.',
    'How many rows are shown or ticked is said as a status. With virtual rows the whole number is still told.',
  ],
  writing: {
    tips: [
      'Heads are one or two nouns; figures stand at the end, with the unit in the head, not in each cell.',
      'Empty, nothing found and failed are three different sentences: `empty`, `notFound`, `error`.',
    ],
    words: [
      { what: 'Ticked', vi: 'Đã chọn 3 đơn', en: '3 orders selected', ko: '주문 3건 선택됨' },
      {
        what: 'Nothing found',
        vi: 'Không đơn nào khớp với “kệ”',
        en: 'No order matches “kệ”',
        ko: '‘kệ’와 일치하는 주문이 없어요',
      },
    ],
  },
};
