import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Leads to another address.',
  use: [
    '`text` within a sentence, `quiet` where the place already says “link” (a footer), `action` for “see all”.',
    '`stretched` once in a card: the whole card answers the pointer, and there is still one link to hear.',
    'Out of the product: `newTabLabel` says that a new tab opens.',
  ],
  avoid: [
    ['It does something and the address stays', '`Button`'],
    ['It is the main way on from a page', '`ButtonLink`'],
    ['It chooses between parts of one page', '`Tabs`'],
  ],
  keys: [follow],
  reader: [
    'Its words, then “link”. Screen readers list links without their sentence, so “here” and “more” say nothing there.',
  ],
  writing: {
    tips: [
      'The words name where it leads. “Xem tất cả thiết kế”, not “Xem thêm”.',
      'In Korean keep the particle out of the link: 이용약관에서 → link only 이용약관.',
    ],
    words: [
      { what: 'See all', vi: 'Xem tất cả thiết kế', en: 'See all designs', ko: '디자인 모두 보기' },
      { what: 'New tab', vi: 'mở trong thẻ mới', en: 'opens in a new tab', ko: '새 탭에서 열려요' },
    ],
  },
  parts: {
    LinkBase:
      'The bare link that every component takes: it asks the application’s router and has no look.',
    UiProvider:
      'Tells the components once which router’s link to use; stands around the application.',
  },
};
