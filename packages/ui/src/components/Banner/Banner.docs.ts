import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'A campaign: one picture from edge to edge of its place, and a sheet of paper with the words.',
  use: [
    'One in the middle of a page, or several in a `Carousel`. One way on. Paid ones carry `Badge tone="paid"` as their kicker.',
  ],
  avoid: [
    ['A line of news over the page', '`BannerStrip`'],
    ['A section of content', '`Section`'],
    ['It is about the reader’s own things', '`Notice`'],
  ],
  keys: [follow],
  reader: [
    'A region named by its title; on phones the words come below the picture, in the same order.',
  ],
  writing: {
    tips: [
      'Title under 40 letters, text under 90; nothing written in the picture. When it ends stands in the kicker.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'Mùa dọn nhà đón nắng',
        en: 'Make room for the sun',
        ko: '햇살 드는 집 정리 시즌',
      },
      { what: 'Kicker', vi: 'Đến hết 15/3', en: 'Until 15 March', ko: '3월 15일까지' },
    ],
  },
};
