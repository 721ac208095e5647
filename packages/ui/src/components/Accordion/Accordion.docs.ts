import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Parts that fold: questions, terms, details that few need.',
  use: [
    'Frequently asked questions; delivery and care on a product.',
    '`single` where reading one after the other makes sense. The browser’s own page search opens what it finds.',
  ],
  avoid: [
    ['Everybody needs it', 'show it in a `Section`'],
    ['Parts of equal weight, one seen at a time', '`Tabs`'],
    ['The answers narrow a list', '`FilterGroup`'],
  ],
  keys: [
    ['Tab', 'From head to head, and into what is open.'],
    ['Enter, Space', 'Open or close the part.'],
  ],
  reader: [
    'Each head is a heading and says “expanded” or “collapsed”. `level` is its place in the outline.',
  ],
  writing: {
    tips: [
      'Questions as the reader asks them, with the question mark. `hint` for the figure one looks for.',
    ],
    words: [
      {
        what: 'A question',
        vi: 'Tôi đổi ý thì trả lại thế nào?',
        en: 'How do I return it if I change my mind?',
        ko: '마음이 바뀌면 어떻게 반품하나요?',
      },
    ],
  },
};
