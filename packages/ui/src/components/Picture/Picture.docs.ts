import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A picture in a frame of fixed proportions: nothing moves when it arrives.',
  use: [
    'Every picture. Rooms 4:3, products 1:1, banners 16:9 and 21:9, portraits 3:4. `sizes` says how wide it is shown; `priority` for the first of a page.',
  ],
  avoid: [
    ['Several to look into', '`Gallery`'],
    ['A person', '`Avatar`'],
    ['A small line drawing', '`Drawing`'],
  ],
  reader: [
    'Its `alt`; empty where it only decorates. A picture that does not come leaves its words.',
  ],
  writing: {
    tips: [
      'Alt: what one sees that matters here, one sentence, in the page’s language, without “picture of”.',
    ],
    words: [
      {
        what: 'Alt',
        vi: 'Sofa ba chỗ bọc vải lanh màu yến mạch, chân gỗ sồi',
        en: 'Three-seat sofa in oat linen on oak legs',
        ko: '오트밀색 리넨 3인 소파, 오크 다리',
      },
    ],
  },
};
