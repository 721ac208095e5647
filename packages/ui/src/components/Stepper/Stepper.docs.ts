import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Where one is among the steps of a task, which are done, and which one may go back to.',
  use: [
    'Checkout, registration of a seller, a claim. `row` over the page, folded to the current step where it is narrow; `column` beside it.',
  ],
  avoid: [
    ['What happens without the reader', '`NextStep` and `Timeline`'],
    ['Parts in any order', '`Tabs`'],
  ],
  keys: [follow],
  reader: [
    'A navigation with an ordered list; each step says its state from `stateLabels`, the present one “current step”.',
  ],
  writing: {
    tips: ['Steps are nouns of two or three words; `position` says number and whole.'],
    words: [{ what: 'Position', vi: 'Bước 2 trên 4', en: 'Step 2 of 4', ko: '4단계 중 2단계' }],
  },
};
