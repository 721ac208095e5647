import type { ComponentDocs } from '../../docs/component-docs.ts';
import { radios } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One of several kinds of the same thing: colour, cloth, size.',
  use: [
    'The product page. `swatch` shows materials and says the name beside the label; `chip` shows words. What is sold out stays, crossed out.',
  ],
  avoid: [
    ['Choices that need a sentence', '`RadioGroup`'],
    ['It narrows a list', '`Chip`'],
  ],
  keys: radios,
  reader: [
    'A radio group: label, choice, “sold out” where it is. A missing choice is said as an error of the group.',
  ],
  writing: {
    tips: [
      'Names of colours as the maker calls them, one to three words. The error names what to choose.',
    ],
    words: [
      {
        what: 'Error',
        vi: 'Hãy chọn màu vải',
        en: 'Choose a fabric colour',
        ko: '원단 색상을 골라 주세요',
      },
    ],
  },
};
