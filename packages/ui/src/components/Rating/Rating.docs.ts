import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What people thought of a thing, from 0 to 5, drawn to the tenth.',
  use: [
    'On cards `compact` with the number; on a page with all five stars and how many judged.',
    'Fewer than three reviews: leave it out rather than show 5,0 of one.',
  ],
  avoid: [
    ['The reader gives stars', '`RatingInput`'],
    ['How the stars spread', '`RatingHistogram`'],
  ],
  reader: ['`label` alone, the whole in one sentence; stars and figures are silent.'],
  writing: {
    tips: ['Decimal comma in Vietnamese, point in English and Korean.'],
    words: [
      {
        what: 'The label',
        vi: '4,6 trên 5 sao, 128 đánh giá',
        en: '4.6 of 5 stars, 128 reviews',
        ko: '5점 만점에 4.6점, 후기 128개',
      },
    ],
  },
};
