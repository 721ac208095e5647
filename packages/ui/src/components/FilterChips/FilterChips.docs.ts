import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The filters in force; each goes away by its own link, or all at once.',
  use: [
    'Above the list they narrow, in the `active` place of `FilterPanel`. Without any it is not there.',
  ],
  avoid: [
    ['Filters are chosen', '`FilterGroup` in `FilterPanel`'],
    ['Tags somebody typed', '`TagInput`'],
  ],
  keys: [follow],
  reader: ['A list with a name; each link says what it does: “Bỏ lọc: Gỗ sồi”.'],
  writing: {
    tips: ['The chip shows the choice alone; `removeLabel` says the whole.'],
    words: [
      { what: 'A cross', vi: 'Bỏ lọc: Gỗ sồi', en: 'Remove filter: Oak', ko: '필터 해제: 오크' },
      { what: 'All', vi: 'Bỏ tất cả', en: 'Clear all', ko: '모두 해제' },
    ],
  },
};
