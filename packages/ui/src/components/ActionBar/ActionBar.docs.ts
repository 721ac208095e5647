import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The one thing to do on this page, under the thumb.',
  use: [
    'Once on a page that ends in one action: buying, ordering. It takes the place of the `BottomBar`; from 993 px up the page shows its own button.',
  ],
  avoid: [
    ['The destinations of the product', '`BottomBar`'],
    ['A form of a few fields', '`SubmitButton` under the last field'],
  ],
  keys: [press],
  reader: ['A named region; its buttons come last in the page.'],
  writing: {
    tips: ['Two words on a button; what it costs stands beside it.'],
    words: [{ what: 'The action', vi: 'Đặt hàng', en: 'Place order', ko: '주문하기' }],
  },
};
