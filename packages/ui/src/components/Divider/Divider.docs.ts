import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A thin line between things that are neighbours and not one.',
  use: [
    'Between groups of one card, and `upright` between facts of one line.',
    'With words between two ways to the same end.',
  ],
  avoid: [
    ['Space alone tells them apart', 'the `gap` of `Stack`'],
    ['What follows has a title', '`Section`'],
  ],
  reader: ['“Separator”, or its words when it has some.'],
  writing: {
    tips: ['Small letters, one or two words.'],
    words: [{ what: 'Between two ways', vi: 'hoặc', en: 'or', ko: '또는' }],
  },
};
