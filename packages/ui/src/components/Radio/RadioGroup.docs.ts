import type { ComponentDocs } from '../../docs/component-docs.ts';
import { radios } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One of a few, all in sight.',
  use: [
    'Two to five choices one compares: ways to pay, to deliver. `cards` where each needs a sentence; `end` for its price.',
  ],
  avoid: [
    ['More than five', '`Select`'],
    ['Colours and sizes', '`OptionPicker`'],
    ['Several may be chosen', '`Checkbox`'],
  ],
  keys: radios,
  reader: ['A group named by the question; each choice says its place: “2 of 3”.'],
  writing: {
    tips: [
      'The legend is the question. What most people take stands first, and nothing costly is chosen beforehand.',
    ],
    words: [
      {
        what: 'Legend',
        vi: 'Bạn muốn trả thế nào?',
        en: 'How would you like to pay?',
        ko: '어떻게 결제할까요?',
      },
    ],
  },
  parts: { Radio: 'One choice of the group, with a hint below and something at its end.' },
};
