import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Where a thing stands, by sign, word and colour together, so that none of them is needed alone.',
  use: [
    'Orders, items, payments, claims, auctions, posts: wherever a machine of states is shown.',
    'Tone and words come from the screen’s table of codes (`features/shared/status`); this component knows no code.',
    'A code it has never heard of is `neutral` with the code’s own words, never nothing.',
  ],
  avoid: [
    ['It is a selling point, not a state', '`Badge`'],
    ['It must also say what happens now', '`NextStep` below it'],
  ],
  reader: ['The word alone; the sign is silent because it says the same.'],
  writing: {
    tips: [
      'What is so now, seen by the reader: “Đang giao”, not “SHIPPING” and not “Đơn vị vận chuyển đã nhận”.',
      'Vietnamese begins with Đã, Đang or Chờ; Korean ends in a noun (배송 중, 결제 완료); English is a participle.',
    ],
    words: [
      { what: 'On its way', vi: 'Đang giao', en: 'Being delivered', ko: '배송 중' },
      { what: 'Waiting', vi: 'Chờ thanh toán', en: 'Waiting for payment', ko: '결제 대기' },
      { what: 'Gone wrong', vi: 'Giao không thành', en: 'Delivery failed', ko: '배송 실패' },
    ],
  },
};
