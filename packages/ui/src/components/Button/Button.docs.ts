import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Does something on this page, at once: saves, sends, adds, opens a window.',
  use: [
    'One `primary` a screen: what the screen is for. `accent` only to buy or to pay.',
    '`secondary` beside it, `quiet` in rows and bars, `danger` for what destroys something.',
    'While it works, `loading`: it keeps its width and takes no second press.',
    'It cannot be pressed now, and the reader can change that: `disabledReason` says how. It keeps the focus, so the reason is found by key.',
  ],
  avoid: [
    ['It leads to another address', '`ButtonLink`, or `Link` within a sentence'],
    ['A sign everybody knows, in a bar', '`IconButton`'],
    ['It sends a form', '`SubmitButton`, which knows the form’s state'],
    ['It turns a filter on and off', '`Chip`'],
  ],
  keys: [press],
  reader: [
    'Its words, then “button”. A reason why it is off is read after them.',
    'While it works it is “busy”; `loadingLabel` says what is waited for.',
  ],
  writing: {
    tips: [
      'A verb and its thing, as one would say it aloud. Never “OK”, “Yes” or “Submit”.',
      'The same verb as in the title of what it opens: “Hủy đơn” leads to “Hủy đơn này?”.',
      'A label may be twice as long in another language, whichever comes first: leave room, or let it break between words. Cut words, not letters.',
      'Korean actions end in a noun form (담기, 보기) or in -하기; questions and pleas (-해 주세요) belong to sentences.',
    ],
    words: [
      { what: 'Buy', vi: 'Thêm vào giỏ', en: 'Add to cart', ko: '장바구니에 담기' },
      { what: 'Save', vi: 'Lưu thay đổi', en: 'Save changes', ko: '변경 사항 저장' },
      {
        what: 'Why it is off',
        vi: 'Chọn màu trước đã',
        en: 'Choose a colour first',
        ko: '먼저 색상을 골라 주세요',
      },
    ],
  },
  parts: {
    ButtonLink:
      'Looks the same and is a link: for going somewhere, with an address to open, copy and go back from.',
  },
};
