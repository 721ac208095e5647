import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Names a part of the page.',
  use: [
    '`level` is its place in the outline: one 1 a page, none left out on the way down.',
    '`size` where the look must differ from the level, as in a narrow card.',
    '`clamp` for names that people write themselves.',
  ],
  avoid: [
    ['A whole band begins', '`Section`, which brings heading, lead and the way on'],
    ['The words are only to be large', '`Text` with a `size`'],
  ],
  reader: [
    '“Heading level 2”. People jump from heading to heading: read alone, they must tell what the page holds.',
  ],
  writing: {
    tips: [
      'No full stop, no capitals inside: “Thiết kế được xem nhiều”.',
      'Lines are tall enough for Ữ, Ặ and Ễ; do not set a line height of your own.',
      'Korean headings are short nouns; break between words, never inside one.',
    ],
    words: [
      {
        what: 'A section',
        vi: 'Thiết kế được xem nhiều',
        en: 'Designs people look at',
        ko: '많이 본 디자인',
      },
    ],
  },
};
