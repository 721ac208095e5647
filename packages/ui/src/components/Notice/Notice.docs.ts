import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something to know about this place: what happened, what was kept, what to do now.',
  use: [
    'Above what it is about, or in its place.',
    '`critical` with `role="alert"` when it comes as an answer to a press; otherwise it is simply there.',
    'With one quiet action that mends it.',
  ],
  avoid: [
    ['It answers a press and goes by itself', '`Toast`'],
    ['It stands over the whole page', '`BannerStrip`'],
    ['It is about one field', 'the `error` of `Field`'],
    ['There is nothing else on the page', '`ErrorState` or `EmptyState`'],
    ['It says what follows in an order', '`NextStep`'],
  ],
  reader: [
    'Its words where they stand. With `role="alert"` they are read at once; with `role="status"` at the next pause.',
  ],
  writing: {
    tips: [
      'What happened, then what was kept, then what to do. Blame nobody.',
      'Korean: -했어요 for what happened, -해 주세요 for what to do.',
    ],
    words: [
      {
        what: 'A failure',
        vi: 'Chưa lưu được. Những gì bạn gõ vẫn còn đây; thử lại nhé.',
        en: 'Not saved yet. What you typed is still here; please try again.',
        ko: '아직 저장하지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요.',
      },
    ],
  },
};
