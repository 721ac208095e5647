import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How long is left until something ends.',
  use: [
    'Auctions, campaigns, a payment that is awaited.',
    '`boxes` on a banner, `line` in a row. Seconds show in the last day; the last hour is urgent.',
  ],
  avoid: [
    ['More than a month is left', 'the date, as `Text`'],
    ['It says what to do until then', '`NextStep` with `until`'],
  ],
  reader: [
    'A timer that never speaks by itself. Asked for, it says the whole sentence of `label`, with the hour and the zone.',
  ],
  writing: {
    tips: ['Always with the hour it ends, in Vietnamese time, so that nobody abroad is late.'],
    words: [
      {
        what: 'The label',
        vi: 'Còn 2 ngày, đến 15:00 thứ Sáu 06/03, giờ Việt Nam',
        en: '2 days left, until Friday 6 March 3 pm, Vietnam time',
        ko: '2일 남음, 베트남 시간 3월 6일 금요일 15:00까지',
      },
      { what: 'Over', vi: 'Đã kết thúc', en: 'Over', ko: '종료됨' },
    ],
  },
};
