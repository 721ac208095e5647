import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One line over the page: a campaign, a holiday, hours of maintenance.',
  use: [
    'One at a time, above the header. `dismiss` where one may have read it; whoever owns it remembers that.',
  ],
  avoid: [
    ['No connection', '`OfflineNotice`'],
    ['About this place', '`Notice`'],
    ['With a picture', '`Banner`'],
  ],
  keys: [['Tab', 'Goes to the link, then to the cross.']],
  reader: ['A region with `label` as its name; it does not interrupt.'],
  writing: {
    tips: ['One or two short sentences with the hour and the day.'],
    words: [
      {
        what: 'Maintenance',
        vi: 'Bảo trì từ 23:00 đến 23:30 tối nay; đặt hàng tạm dừng.',
        en: 'Maintenance tonight 11–11.30 pm; ordering pauses.',
        ko: '오늘 밤 23:00~23:30 점검으로 주문이 잠시 멈춰요.',
      },
    ],
  },
};
