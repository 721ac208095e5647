import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'What is set aside to be compared, always in sight.',
  use: [
    'At the foot of the shop’s window while something is in it; without items it is not there.',
  ],
  avoid: [
    ['It is kept for later', 'the collection, behind an `IconButton` that stays pressed'],
    ['The comparison itself', '`DataTable`'],
  ],
  keys: [['Tab', 'From cross to cross, then to the actions.'], press],
  reader: [
    'A region; how full it is, is said as a status at each change. After a removal the focus is on the next cross, or on the tray.',
  ],
  writing: {
    tips: ['Count and slots in one: a bare “2” says nothing.'],
    words: [
      { what: 'How full', vi: '2 trên 4 sản phẩm', en: '2 of 4 products', ko: '상품 4개 중 2개' },
      { what: 'A cross', vi: 'Bỏ Sofa Sương', en: 'Remove Sương sofa', ko: '스엉 소파 빼기' },
    ],
  },
};
