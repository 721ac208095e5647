import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'What happens next: who acts, until when, and what otherwise.',
  use: [
    'Under the status of an order, an item, a payment, a claim, a design. `yours` brings it forward when the reader has to act.',
  ],
  avoid: [
    ['What happened so far', '`Timeline`'],
    ['A task of several pages', '`Stepper`'],
    ['The state alone', '`StatusBadge`'],
  ],
  keys: [['Tab', 'Goes to the action.'], press],
  reader: [
    'A region with `label` as its name; who and when are told with their terms. The deadline is a `time`.',
  ],
  writing: {
    tips: [
      'One sentence with the one who acts as its subject. Deadlines have hour, day and zone. `otherwise` is the truth, without threat.',
    ],
    words: [
      {
        what: 'What',
        vi: 'Người bán gửi hàng trong hai ngày.',
        en: 'The seller ships within two days.',
        ko: '판매자가 이틀 안에 발송해요.',
      },
      {
        what: 'Otherwise',
        vi: 'Quá hạn, đơn tự hủy và tiền được hoàn.',
        en: 'After that the order is cancelled and refunded.',
        ko: '기한이 지나면 주문이 취소되고 환불돼요.',
      },
    ],
  },
};
