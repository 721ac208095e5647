import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A short answer to a press, which goes by itself.',
  use: [
    'Through `useToast`: saved, added, removed, with “undo” where that is possible. It waits while the pointer or the focus is on it.',
  ],
  avoid: [
    ['It must be read or acted on', '`Notice`'],
    ['It is about a field', 'the `error` of `Field`'],
    ['Nobody pressed anything', '`BannerStrip`'],
  ],
  keys: [['Tab', 'Goes to its action and its cross; it stays while the focus is there.'], press],
  reader: [
    'Said at the next pause; the focus stays where it is. The region has a name, so that it can be found.',
  ],
  writing: {
    tips: ['One sentence, past, under 60 letters. The action is one word.'],
    words: [
      {
        what: 'The text',
        vi: 'Đã thêm vào giỏ',
        en: 'Added to your cart',
        ko: '장바구니에 담았어요',
      },
      { what: 'The action', vi: 'Hoàn tác', en: 'Undo', ko: '되돌리기' },
    ],
  },
  parts: {
    ToastProvider: 'Shows the messages over every screen; stands once around the application.',
  },
};
