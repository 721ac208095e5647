import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The head of every page: mark, navigation, search, language, account, cart.',
  use: [
    'In `PageFrame`. One structure, five frames: a brand moves and colours the parts, no more.',
  ],
  avoid: [
    ['Places of a phone', '`BottomBar`'],
    ['The way to this page', '`Breadcrumbs`'],
  ],
  keys: [['Tab', 'Menu (phones), mark, navigation, search, tools.'], follow],
  reader: [
    'The banner landmark; the navigation has `navLabel`, the page’s part says “current page”.',
  ],
  writing: {
    tips: [
      'Five to seven items of navigation, one or two words each; the longest language decides.',
    ],
    words: [
      {
        what: 'Cart',
        vi: 'Giỏ hàng, 3 sản phẩm',
        en: 'Cart, 3 products',
        ko: '장바구니, 상품 3개',
      },
    ],
  },
};
