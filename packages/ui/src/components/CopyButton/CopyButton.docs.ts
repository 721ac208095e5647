import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Copies a text, and says whether that worked.',
  use: ['Order numbers, voucher codes, account numbers for a transfer, addresses.'],
  avoid: [
    ['The address of this page is passed on', '`ShareMenu`'],
    ['The text is long', 'let people select it in a `Text`'],
  ],
  keys: [press],
  reader: [
    '“Copied” is said as a status. Where the browser refuses, why and what to do is said at once, and the text stands in a field, selected.',
  ],
  writing: {
    tips: ['Name what is copied: “Sao chép mã đơn”. After a failure, say how to do it by hand.'],
    words: [
      { what: 'Copy', vi: 'Sao chép mã đơn', en: 'Copy order number', ko: '주문 번호 복사' },
      {
        what: 'Refused',
        vi: 'Trình duyệt không cho sao chép. Nhấn giữ để sao chép bằng tay.',
        en: 'The browser did not allow it. Press and hold to copy.',
        ko: '브라우저에서 복사를 막았어요. 길게 눌러 복사해 주세요.',
      },
    ],
  },
};
