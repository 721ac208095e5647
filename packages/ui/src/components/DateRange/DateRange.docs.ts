import type { ComponentDocs } from '../../docs/component-docs.ts';
import { calendar, typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'From a day to a day.',
  use: [
    'Reports, statements, an advertisement’s time. `presets` are one press each. The wrong way round is turned.',
  ],
  avoid: [
    ['One day', '`DateField`'],
    ['An amount', '`PriceRange`'],
  ],
  keys: [...typing, ...calendar],
  reader: [
    'Two fields named “from” and “to” in a group; in the calendar the days between say “selected”.',
  ],
  writing: {
    tips: ['Presets count back from today and include it.'],
    words: [{ what: 'A preset', vi: '7 ngày qua', en: 'Last 7 days', ko: '최근 7일' }],
  },
};
