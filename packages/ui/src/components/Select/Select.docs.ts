import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of several, through the device’s own list: the best one there is on a phone.',
  use: [
    'Four to fifteen choices that need no search: a reason, a bank, a unit. `placeholder` is the empty first.',
  ],
  avoid: [
    ['Up to five, worth comparing', '`RadioGroup`'],
    ['More than fifteen, or found by typing', '`Combobox`'],
    ['The order of a list', '`SortMenu`'],
  ],
  keys: [
    ['↓, ↑', 'Choose, or move in the open list.'],
    ['Space, Alt+↓', 'Open the list.'],
    ['A letter', 'Goes to the next choice that begins with it.'],
    ['Enter', 'Takes it.'],
    ['Esc', 'Closes without a change.'],
  ],
  reader: ['Its label, the choice, “combo box”: the device’s own words.'],
  writing: {
    tips: [
      'Choices of one grammar, the most frequent first or by the alphabet of the page’s language.',
    ],
    words: [{ what: 'Empty', vi: 'Chọn lý do', en: 'Choose a reason', ko: '사유 선택' }],
  },
};
