import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'How a thing was judged: the mean, and how the stars spread.',
  use: [
    'At the head of the reviews of a product or a contractor.',
    'Rows with `href` lead to the reviews with those stars alone.',
  ],
  avoid: [
    ['There is no room, or few reviews', '`Rating`'],
    ['Any other distribution', '`BarChart`'],
  ],
  keys: [follow],
  reader: ['A list of five rows, each one sentence from `label`; bars are silent.'],
  writing: {
    tips: ['The row in words names stars and number; the mean has one decimal.'],
    words: [
      {
        what: 'A row',
        vi: '5 sao: 96 đánh giá',
        en: '5 stars: 96 reviews',
        ko: '별 5개: 후기 96개',
      },
    ],
  },
};
