import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A wait whose length nobody knows.',
  use: [
    'In a button or a field, for what is over in a moment.',
    '`label` only where no words beside it say what is waited for.',
  ],
  avoid: [
    ['The shape of the answer is known', '`Skeleton`'],
    ['A page is on its way', '`ProgressBar`'],
    ['A file goes up', 'the uploaders show how far'],
  ],
  reader: [
    '`label` when it has one, else silent. Under reduced motion it breathes instead of turning.',
  ],
  writing: {
    tips: ['“Đang …” says what is done: “Đang tìm”, “Searching”, “찾는 중”. Never just “loading”.'],
    words: [{ what: 'Searching', vi: 'Đang tìm', en: 'Searching', ko: '찾는 중' }],
  },
};
