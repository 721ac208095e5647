import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'One order of one seller in a list: where it stands, what is in it, what it cost, what can be done.',
  use: [
    '“My orders” and the seller’s list on phones. `next` says what comes, the main button is last.',
    'An order with several sellers is several cards: each has its own way.',
  ],
  avoid: [
    ['A seller’s desk on a wide screen', '`DataTable`'],
    ['The history of one order', '`Timeline`'],
  ],
  keys: [follow, ['Tab', 'Title, seller, then the buttons.']],
  reader: [
    'An article named by its number. Items beyond `shown` are told by number, so nothing is lost silently.',
  ],
  writing: {
    tips: [
      'The number as on papers, with its word before it. Buttons say what they do to this order.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'Đơn DH-260306-0042',
        en: 'Order DH-260306-0042',
        ko: '주문 DH-260306-0042',
      },
      { what: 'More items', vi: 'và 2 món nữa', en: 'and 2 more', ko: '외 2개' },
    ],
  },
};
