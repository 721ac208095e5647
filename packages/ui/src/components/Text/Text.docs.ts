import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Words to be read: a paragraph, a caption, a figure in a line.',
  use: [
    '`measure` for running text: about 68 characters, which is what eyes follow.',
    '`numeric` wherever figures stand below each other.',
    '`tone="muted"` for what may be skipped; never for what must be read.',
  ],
  avoid: [
    ['It names a part of the page', '`Heading`'],
    ['Somebody wrote it in an editor', '`RichText`'],
    ['It is an amount of money', '`Price`'],
  ],
  reader: ['As it is written. Choose `as` by meaning: a list item is `li`, a term is `dt`.'],
  writing: {
    tips: [
      'Short sentences, one thought each. The reader is “bạn”, “you”, and in Korean nobody: the verb ends in -요.',
      'Figures with the language’s own marks: 1.234,5 in Vietnamese, 1,234.5 in English and Korean.',
    ],
    words: [
      {
        what: 'A lead',
        vi: 'Đồ gỗ, đồ mây từ những xưởng chúng tôi đã ghé thăm.',
        en: 'Wood and rattan from workshops we have visited.',
        ko: '직접 찾아가 본 공방의 원목과 라탄 가구예요.',
      },
    ],
  },
};
