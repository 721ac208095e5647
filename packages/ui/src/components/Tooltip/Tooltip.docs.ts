import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A few words beside what is hovered or focused.',
  use: [
    'The full name of what is cut, the meaning of a mark. `role="label"` where it names its trigger.',
  ],
  avoid: [
    ['It matters', 'show it: phones have no hover'],
    ['A link or a button is in it', '`Menu` or `Dialog`'],
    ['It names an icon', '`IconButton` does that itself'],
  ],
  keys: [
    ['Tab', 'On its trigger: shows it.'],
    ['Esc', 'Hides it.'],
  ],
  reader: ['The words as name or description of the trigger.'],
  writing: {
    tips: ['Under 60 letters, no full stop.'],
    words: [
      {
        what: 'A mark',
        vi: 'Hiên đã đến tận xưởng',
        en: 'We have visited the workshop',
        ko: '히엔이 직접 방문한 공방이에요',
      },
    ],
  },
};
