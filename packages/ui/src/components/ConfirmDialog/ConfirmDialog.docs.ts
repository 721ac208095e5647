import type { ComponentDocs } from '../../docs/component-docs.ts';
import { overlay } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks before what cannot be undone.',
  use: [
    'Cancel an order, delete an advertisement, leave a form. While it is being done neither button leads out; a failure is said in it.',
  ],
  avoid: [
    ['It can be undone', 'do it, and offer “undo” in a `Toast`'],
    ['Nothing is lost', 'no question at all'],
  ],
  keys: [
    ...overlay,
    ['Enter', 'On the way back, which has the focus first: leaves everything as it is.'],
  ],
  reader: [
    'An alert dialog: title and description are read at once. A click beside it does not close it.',
  ],
  writing: {
    tips: [
      'The question names the thing. The button repeats its verb; the other says what stays. Never “Yes” and “No”.',
    ],
    words: [
      {
        what: 'Question',
        vi: 'Hủy đơn DH-260306-0042?',
        en: 'Cancel order DH-260306-0042?',
        ko: '주문 DH-260306-0042를 취소할까요?',
      },
      { what: 'Do it', vi: 'Hủy đơn', en: 'Cancel order', ko: '주문 취소' },
      { what: 'Stay', vi: 'Giữ đơn', en: 'Keep order', ko: '주문 유지' },
    ],
  },
};
