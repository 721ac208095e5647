import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A document as it will lie on A4 paper: an order, an invoice, an estimate.',
  use: [
    'On screen a sheet with its toolbar; in print the page and nothing else. Always in light, whatever the mode.',
    'Tables repeat their head on each page, and rows are not cut.',
  ],
  avoid: [
    ['The order is only looked at', 'its page, with `Timeline` and `PriceBreakdown`'],
    ['A file is wanted', 'the browser’s “save as PDF” does it from here'],
  ],
  keys: [['Ctrl+P, ⌘P', 'Prints; the button of the toolbar does the same.']],
  reader: ['An article with the document’s title; facts and parties as they stand on paper.'],
  writing: {
    tips: [
      'The words the law and accountants use, in full: “Hóa đơn giá trị gia tăng”. What the law asks for is in Vietnamese; another language may stand below it, smaller.',
    ],
    words: [
      { what: 'A title', vi: 'Phiếu đặt hàng', en: 'Order form', ko: '주문서' },
      {
        what: 'A signature',
        vi: 'Ký, ghi rõ họ tên',
        en: 'Signature and full name',
        ko: '서명 및 성명',
      },
    ],
  },
};
