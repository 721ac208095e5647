import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How much of each, from nought, side by side.',
  use: ['Orders by shop, by weekday, by reason; up to four series in a group.'],
  avoid: [
    ['The course of time with many points', '`LineChart`'],
    ['Parts of one whole', '`DonutChart`'],
    ['How stars spread', '`RatingHistogram`'],
  ],
  keys: [
    ['←, →', 'Step through the groups; each is told in words.'],
    ['Home, End', 'First and last group.'],
    ['Tab', 'On to the table of the same numbers; Enter unfolds it.'],
  ],
  reader: [
    'A figure with a slider in it that says group, series and value; the same numbers are in the table below it.',
  ],
  writing: {
    tips: [
      'Names of groups are short: beyond twelve only some stand below the drawing, and pointing finds the others.',
    ],
    words: [
      { what: 'Label', vi: 'Đơn theo ngày trong tuần', en: 'Orders by weekday', ko: '요일별 주문' },
    ],
  },
};
