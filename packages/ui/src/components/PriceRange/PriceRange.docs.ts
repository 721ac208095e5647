import type { ComponentDocs } from '../../docs/component-docs.ts';
import { typing } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'From one amount to another, to narrow a list.',
  use: [
    'In a `FilterGroup`. It is applied by its button, never while one types; a pair the wrong way round is turned.',
  ],
  avoid: [
    ['One amount in a form', '`MoneyInput`'],
    ['From a day to a day', '`DateRange`'],
  ],
  keys: [...typing, ['Enter', 'Applies it.']],
  reader: [
    'A group named by its legend with two fields; the unit is silent because the legend says it.',
  ],
  writing: {
    tips: ['“Từ” and “Đến” alone: the group says that it is about the price.'],
    words: [
      { what: 'Fields', vi: 'Từ, Đến', en: 'From, To', ko: '최저, 최고' },
      { what: 'Apply', vi: 'Áp dụng giá', en: 'Apply price', ko: '가격 적용' },
    ],
  },
};
