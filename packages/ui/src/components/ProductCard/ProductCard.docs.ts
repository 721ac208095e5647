import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A product in a list: the picture leads, the whole card is one link.',
  use: [
    'Shop lists, “goes with it”, a seller’s page. In a `Grid`, two columns on phones.',
    '`alternate` shows the piece in a room under the pointer; `soldOut` makes the picture step back.',
    'The first row of a page with `priority`, so that its pictures come first.',
  ],
  avoid: [
    ['A ready-made design', '`DesignCard`'],
    ['A bought item in an order', '`OrderCard`'],
    ['Products side by side with their facts', '`CompareTray`, then a `DataTable`'],
  ],
  keys: [follow, ['Tab', 'Its `action` where it has one, then the card.']],
  reader: [
    'An article; its title is a heading and the only link. The picture has its own words, so they must not repeat the title.',
  ],
  writing: {
    tips: [
      'Title: what it is, its name, what it is made of. No shouting capitals, no stars, no “hot”. It wraps to two lines.',
      'Product names stay as the maker wrote them in every language; what follows is translated.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'Sofa ba chỗ Sương, vải lanh màu yến mạch',
        en: 'Sương three-seat sofa, oat linen',
        ko: '스엉 3인 소파, 오트밀 리넨',
      },
      { what: 'Sold out', vi: 'Tạm hết hàng', en: 'Out of stock', ko: '일시 품절' },
    ],
  },
};
