import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Slides on the browser’s own scrolling.',
  use: [
    '`banner` for two to five campaigns, `rail` for a row of cards with the next one peeping in. It stands still unless `every` is given, and always for who wants less motion.',
  ],
  avoid: [
    ['All should be seen', '`Grid`'],
    ['Pictures of one thing', '`Gallery`'],
  ],
  keys: [['Tab', 'Pause, dots, arrows; in a rail each card.'], press],
  reader: [
    'A carousel named by `label`; each slide says its place. While it moves by itself it is silent; in a banner, slides out of sight cannot be reached.',
  ],
  writing: {
    tips: ['The label names what is shown. Pausing is a verb.'],
    words: [
      { what: 'Slide', vi: '2 trên 5', en: '2 of 5', ko: '5개 중 2번째' },
      { what: 'Pause', vi: 'Tạm dừng tự chạy', en: 'Pause', ko: '자동 넘김 멈추기' },
    ],
  },
};
