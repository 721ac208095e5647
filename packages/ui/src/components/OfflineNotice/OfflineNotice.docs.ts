import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A strip under the header while there is no connection.',
  use: ['Once, in the application’s layout, with `useOnline`.'],
  avoid: [
    ['One call failed', '`ErrorState` or `Notice`'],
    ['Maintenance is announced', '`BannerStrip`'],
  ],
  keys: [['Tab', 'Goes to its action, where it has one.']],
  reader: ['A status: said when the connection goes, without taking the focus.'],
  writing: {
    tips: ['What still works, and what waits.'],
    words: [
      {
        what: 'The text',
        vi: 'Đang mất mạng. Bạn vẫn xem được những trang đã mở.',
        en: 'You are offline. Pages you have opened still work.',
        ko: '인터넷이 끊겼어요. 열어 둔 페이지는 볼 수 있어요.',
      },
    ],
  },
};
