import type { ComponentDocs } from '../../docs/component-docs.ts';
import { tick } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Yes or no, or several of many.',
  use: [
    'One agreement; several of a list; a tick of a row. `indeterminate` for a head that stands for several.',
  ],
  avoid: [
    ['One of several', '`RadioGroup`'],
    ['It acts at once on the look of the page', '`ThemeToggle`, `Chip`'],
    ['Terms and age', '`ConsentChecks`'],
  ],
  keys: [tick],
  reader: ['Its words, “checked”, “not checked” or “partly”; hint and error after them.'],
  writing: {
    tips: ['A sentence in the first person or a noun, always positive: no “do not”.'],
    words: [
      {
        what: 'An agreement',
        vi: 'Gửi cho tôi tin khuyến mãi',
        en: 'Send me news of offers',
        ko: '할인 소식을 받을게요',
      },
    ],
  },
};
