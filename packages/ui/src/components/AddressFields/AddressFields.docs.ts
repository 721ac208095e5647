import type { ComponentDocs } from '../../docs/component-docs.ts';
import { combobox } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'City, district and ward, each list following the choice above it.',
  use: [
    'Delivery, invoices, a shop’s seat. `district` is null for addresses after July 2025, which have none: the wards then follow the city.',
    'An old address keeps its words, also where the list of today lacks them.',
  ],
  avoid: [
    ['In a form', '`FormAddressFields`'],
    ['The address is only shown', '`MapPlaceholder` or `Text`'],
  ],
  keys: combobox,
  reader: [
    'Three combo boxes with labels. One whose list is not there yet is off and says what to choose first; a list that failed is an alert with “try again”.',
  ],
  writing: {
    tips: [
      'Names of divisions stay Vietnamese with their marks in every language; labels are translated.',
    ],
    words: [
      {
        what: 'Labels',
        vi: 'Tỉnh, thành phố · Phường, xã',
        en: 'Province or city · Ward',
        ko: '성·시 · 동',
      },
      {
        what: 'First',
        vi: 'Chọn tỉnh, thành phố trước',
        en: 'Choose the province or city first',
        ko: '먼저 성·시를 골라 주세요',
      },
    ],
  },
};
