import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Says what happened, what was kept and what to do now.',
  use: [
    'In place of what could not be loaded: `page`, `section`, or `inline` for one row of a list.',
    '`reference` for what support asks for.',
  ],
  avoid: [
    ['The old content still stands', '`Notice` above it'],
    ['A field was refused', 'the `error` of `Field`'],
    ['There is simply nothing', '`EmptyState`'],
  ],
  keys: [['Tab', 'Goes to “try again”, then to the other way on.'], press],
  reader: ['An alert: read at once when it appears, title first.'],
  writing: {
    tips: [
      'Never a code alone, never “Oops”. No connection, no permission, not there and our fault are four texts.',
      '`kept` takes the fear: what is safe is said before what to do.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'Chưa tải được đơn hàng',
        en: 'Your orders did not load',
        ko: '주문을 불러오지 못했어요',
      },
      {
        what: 'Kept',
        vi: 'Giỏ hàng của bạn vẫn còn nguyên.',
        en: 'Your cart is as you left it.',
        ko: '장바구니는 그대로 있어요.',
      },
      { what: 'Again', vi: 'Thử lại', en: 'Try again', ko: '다시 시도' },
    ],
  },
};
