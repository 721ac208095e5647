import type { ComponentDocs } from '../../docs/component-docs.ts';
import { calendar, typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A day: typed, or picked in a calendar.',
  use: [
    'Handover, birthday, deadline. The value is `2026-03-06`, or null while it is none. What is typed stays until one leaves.',
  ],
  avoid: [
    ['From a day to a day', '`DateRange`'],
    ['How long is left', '`TimeCountdown`'],
    [
      'A day far back, such as a birthday',
      'typing, which it takes: the calendar is the slower way',
    ],
  ],
  keys: [...typing, ...calendar],
  reader: [
    'A text field and a button that opens a dialog with a grid of days; today says “today”, chosen says “selected”.',
  ],
  writing: {
    tips: [
      'Each language types in its own order: 06/03/2026, 6 March 2026, 2026. 3. 6. The hint shows it once.',
      'The week begins on Monday in Vietnam, on Sunday in Korea.',
    ],
    words: [
      {
        what: 'Hint',
        vi: 'Ví dụ: 20/03/2026',
        en: 'For example: 20/03/2026',
        ko: '예: 2026. 3. 20.',
      },
    ],
  },
};
