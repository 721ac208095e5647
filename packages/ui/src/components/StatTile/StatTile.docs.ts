import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One figure of a dashboard, how it changed, and the way to what it counts.',
  use: [
    'Two to four at the head of a desk. `href` leads to the very list that was counted.',
    '`value` is undefined while it loads: the tile keeps its size.',
  ],
  avoid: [
    ['Its course matters', '`LineChart`'],
    ['A price', '`Price`'],
  ],
  keys: [follow],
  reader: ['Label, value, unit, then the change in words. The small curve is silent.'],
  writing: {
    tips: [
      'The change says against when, and in words whether that is good: more returns are not.',
    ],
    words: [
      {
        what: 'Change',
        vi: 'Tăng 12% so với tuần trước',
        en: 'Up 12% on last week',
        ko: '지난주보다 12% 늘었어요',
      },
    ],
  },
};
