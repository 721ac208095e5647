import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One question of a filter panel, which folds.',
  use: [
    'Within `FilterPanel`. Four to eight answers; the most used groups are open at first.',
    '`chosen` says what is in force while it is folded.',
  ],
  avoid: [
    ['Parts of a text that fold', '`Accordion`'],
    ['A field of a form', '`FieldGroup`'],
  ],
  keys: [['Enter, Space', 'Fold or unfold it.'], follow],
  reader: [
    'A disclosure: title, what is chosen, “expanded” or “collapsed”. An answer that is taken says “current”.',
  ],
  writing: {
    tips: [
      'The title is a noun, not a question. Counts stand at the end of the line, without brackets.',
    ],
    words: [{ what: 'Title', vi: 'Chất liệu', en: 'Material', ko: '소재' }],
  },
  parts: {
    FilterOption:
      'One answer as a link to the list with it or without it: it can be opened, shared and gone back from.',
  },
};
