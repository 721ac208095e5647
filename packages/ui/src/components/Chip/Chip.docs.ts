import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A short choice among several.',
  use: [
    'A line of kinds over a list (`href`: the choice lives in the address), or choices that stay pressed (`onToggle`).',
  ],
  avoid: [
    ['Exactly one, in a form', '`OptionPicker` or `RadioGroup`'],
    ['It shows what is in force and goes away', '`FilterChips`'],
    ['It cannot be pressed', '`Badge`'],
  ],
  keys: [follow, ['Enter, Space', 'A chip that is no link: takes the choice or gives it up.']],
  reader: [
    'A link that says “current”, or a button that says “pressed”. Icons are silent, the count is read.',
  ],
  writing: {
    tips: ['One or two words. The same words as the filter has in `FilterChips`.'],
    words: [{ what: 'A room', vi: 'Phòng khách', en: 'Living room', ko: '거실' }],
  },
};
