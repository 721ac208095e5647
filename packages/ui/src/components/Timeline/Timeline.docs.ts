import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What happened to a thing, by whom and when.',
  use: ['Orders, claims, payments, an advertisement. The newest first; long ones `fold`.'],
  avoid: [
    ['What will happen', '`NextStep`'],
    ['Steps of a task in hand', '`Stepper`'],
  ],
  keys: [
    [
      'Enter, Space',
      'On the button: shows the earlier events; the focus goes to the first of them.',
    ],
  ],
  reader: ['An ordered list; each event says what, who and when. Marks are silent.'],
  writing: {
    tips: [
      'Past and active, with who did it: “Người bán đã gửi hàng”. The system is “Hiên”, never “hệ thống”.',
    ],
    words: [
      {
        what: 'An event',
        vi: 'Người bán đã gửi hàng',
        en: 'The seller shipped it',
        ko: '판매자가 발송했어요',
      },
      {
        what: 'The fold',
        vi: 'Xem 4 việc trước đó',
        en: 'Show 4 earlier events',
        ko: '이전 기록 4건 보기',
      },
    ],
  },
};
