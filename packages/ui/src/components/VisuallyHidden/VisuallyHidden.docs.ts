import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Words for screen readers where the eye has them from a picture or a place.',
  use: [
    'The name of a table’s column whose meaning is plain to see; “old price” before a struck number; news of a change with `role="status"`.',
  ],
  avoid: [
    ['Everybody could use the words', 'show them: `Text`'],
    ['It names a button', 'the `label` of `IconButton`'],
  ],
  reader: ['Its words, in the order of the page.'],
  writing: {
    tips: ['As short as what it replaces, and in the page’s language, like everything else.'],
    words: [{ what: 'A column', vi: 'Thao tác', en: 'Actions', ko: '작업' }],
  },
};
