import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Where a place is, in words first. The drawing stands for a map and asks no map service.',
  use: [
    'Shops, workshops, handover. `actions` hold a link to a map and a `CopyButton` for the address.',
  ],
  avoid: [
    ['An address is put in', '`AddressFields`'],
    ['A flat’s plan', '`FloorPlan`'],
  ],
  reader: ['A figure: name and address, line by line; the drawing is silent.'],
  writing: {
    tips: [
      'The address as the post writes it, in Vietnamese in every language. `note`: how to get in.',
    ],
    words: [
      {
        what: 'Note',
        vi: 'Mở cửa 9:00–18:00, nghỉ thứ Hai',
        en: 'Open 9–18, closed on Mondays',
        ko: '9:00~18:00 운영, 월요일 휴무',
      },
    ],
  },
};
