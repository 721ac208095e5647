import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How something went over time.',
  use: [
    'Visits, sales, bids by day, week or month; up to four series. A missing value is a gap, not nought.',
  ],
  avoid: [
    ['Amounts to compare with each other', '`BarChart`'],
    ['One figure and its change', '`StatTile`'],
    ['The numbers themselves are worked on', '`DataTable`'],
  ],
  keys: [
    ['←, →', 'Step through the points; each is told in words.'],
    ['Home, End', 'First and last point.'],
    ['Tab', 'On to the table of the same numbers; Enter unfolds it.'],
  ],
  reader: [
    'A figure with a slider in it: “Tháng 3: Doanh thu 48 triệu, …”. The same numbers are in the table below it.',
  ],
  writing: {
    tips: [
      '`label` says what, of whom, over which time. `formatTick` is short (“48 tr”), `format` in full.',
    ],
    words: [
      {
        what: 'Label',
        vi: 'Doanh thu sáu tháng qua',
        en: 'Sales of the last six months',
        ko: '최근 6개월 매출',
      },
      { what: 'The table', vi: 'Xem bảng số liệu', en: 'Show the numbers', ko: '수치 표 보기' },
    ],
  },
};
