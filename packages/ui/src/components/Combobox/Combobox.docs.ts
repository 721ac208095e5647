import type { ComponentDocs } from '../../docs/component-docs.ts';
import { combobox } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One of many, found by typing without accents.',
  use: [
    'Towns, wards, brands, materials: “ha noi” finds “Hà Nội”. Who types a whole name and goes on has chosen it; anything else that was typed falls back to the choice.',
    '`also` holds former names and other words for an option: it is found by them, after all that say it themselves, and tells which.',
    '`free` where the list helps and does not decide: what is typed counts as it is.',
  ],
  avoid: [
    ['Few choices', '`Select` or `RadioGroup`'],
    ['Free words without a list', '`Input`, or `TagInput` for several'],
    ['Search of the site', '`SearchBox`'],
  ],
  keys: [
    ...combobox,
    ['Any letter', 'Narrows the list; input methods are left alone while composing.'],
  ],
  reader: [
    '“Combo box” with its label; how many are found is said as they change; the marked entry is read while the focus stays in the field.',
  ],
  writing: {
    tips: ['`empty` says what to do, `found` counts in the language’s own way.'],
    words: [
      {
        what: 'Nothing',
        vi: 'Không có nơi nào tên như vậy',
        en: 'No place of that name',
        ko: '그런 이름의 지역이 없어요',
      },
      { what: 'Found', vi: '12 kết quả', en: '12 results', ko: '결과 12개' },
    ],
  },
};
