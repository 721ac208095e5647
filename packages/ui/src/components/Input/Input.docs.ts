import type { ComponentDocs } from '../../docs/component-docs.ts';
import { typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One line of text.',
  use: [
    'In a `Field`. Give it `type`, `inputMode` and `autoComplete`: they choose the phone’s keyboard and what the browser fills in.',
    '`start` and `end` for a sign or a unit; `numeric` for figures.',
  ],
  avoid: [
    [
      'Money, telephone, password, day, tags',
      '`MoneyInput`, `PhoneInput`, `PasswordInput`, `DateField`, `TagInput`',
    ],
    ['Several lines', '`Textarea`'],
    ['One of a known list', '`Combobox` or `Select`'],
  ],
  keys: typing,
  reader: ['Its Field’s label, then what stands in it, then hint and error.'],
  writing: {
    tips: ['A placeholder is an example in the language of the page, and a real one.'],
    words: [
      {
        what: 'An example',
        vi: 'Ví dụ: Nguyễn Thị Ánh',
        en: 'For example: Mai Tran',
        ko: '예: 김하늘',
      },
    ],
  },
};
