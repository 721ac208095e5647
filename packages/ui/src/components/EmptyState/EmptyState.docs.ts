import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says what an empty place is for, and offers the next step.',
  use: [
    'A list with nothing in it yet; a search that found nothing. `page` for a whole screen, `section` within one.',
  ],
  avoid: [
    ['Something failed', '`ErrorState`'],
    ['It is on its way', '`Skeleton`'],
    ['A table’s filter found nothing', '`notFound` of `DataTable`, with this in it'],
  ],
  keys: [['Tab', 'Goes to the action.']],
  reader: ['A heading and a paragraph; the drawing is silent.'],
  writing: {
    tips: [
      'Title: the state, without regret. Text: what will be here, and the way to it. One action.',
      'Nothing found is not nothing there: name what was searched for.',
    ],
    words: [
      {
        what: 'Nothing yet',
        vi: 'Giỏ hàng đang trống',
        en: 'Your cart is empty',
        ko: '장바구니가 비어 있어요',
      },
      {
        what: 'Nothing found',
        vi: 'Không tìm thấy “tàu vũ trụ”',
        en: 'Nothing found for “spaceship”',
        ko: '‘우주선’ 검색 결과가 없어요',
      },
    ],
  },
};
