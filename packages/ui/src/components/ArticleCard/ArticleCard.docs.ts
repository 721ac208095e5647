import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'An article or essay in a list.',
  use: ['`lead` opens a page, `default` in a grid, `row` in a narrow list with a small picture.'],
  avoid: [
    ['Written by a member', '`PostCard`'],
    ['A design one can buy', '`DesignCard`'],
  ],
  keys: [follow],
  reader: [
    'An article with one link, its title. The date is a `time` with a machine’s date beside the words.',
  ],
  writing: {
    tips: [
      'Title: a promise the text keeps, in one line and a half. Excerpt: what one will know afterwards, two lines.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'Chọn gỗ cho nhà gần biển',
        en: 'Wood for a house by the sea',
        ko: '바닷가 집에 맞는 나무 고르기',
      },
      { what: 'Reading time', vi: '6 phút đọc', en: '6 min read', ko: '6분 읽기' },
    ],
  },
};
