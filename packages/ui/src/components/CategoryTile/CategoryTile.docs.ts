import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A kind of thing to go to.',
  use: [
    '`tile` on home and at the head of a shop, `row` in a line of many on phones. `icon` for “all”, which is no kind of thing.',
  ],
  avoid: [
    ['It narrows the list one is in', '`Chip` or `FilterOption`'],
    ['A campaign', '`Banner`'],
  ],
  keys: [follow],
  reader: ['A link: name, then how many. The picture is silent. Where one is says “current page”.'],
  writing: {
    tips: ['The plural or the mass word people search for, two words at most.'],
    words: [
      { what: 'A kind', vi: 'Sofa & ghế bành', en: 'Sofas & armchairs', ko: '소파·안락의자' },
      { what: 'How many', vi: '64 sản phẩm', en: '64 products', ko: '상품 64개' },
    ],
  },
};
