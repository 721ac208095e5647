import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A room before and after, one over the other, parted by a line.',
  use: [
    'Finished works, renovation articles, two choices for a room. Both pictures from the same point.',
  ],
  avoid: [
    ['Different views', '`Gallery`'],
    ['More than two', '`Carousel`'],
  ],
  keys: [
    ['←, →', 'Move the line.'],
    ['Page Up, Page Down', 'Move it by a tenth.'],
    ['Home, End', 'All of one, all of the other.'],
  ],
  reader: [
    'A slider with `handle` as its name and where it stands in words; each picture has its own.',
  ],
  writing: {
    tips: ['Say how much of which is seen. “Trước” and “Sau” never change sides.'],
    words: [
      {
        what: 'Position',
        vi: 'Thấy 40% ảnh sau',
        en: '40% of the after picture shown',
        ko: '시공 후 사진 40% 보임',
      },
    ],
  },
};
