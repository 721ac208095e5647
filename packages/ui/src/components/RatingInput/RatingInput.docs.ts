import type { ComponentDocs } from '../../docs/component-docs.ts';
import { radios } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'One to five stars, each with its word.',
  use: [
    'A review, in a `FieldGroup` whose legend asks the question. Nothing is chosen beforehand.',
  ],
  avoid: [
    ['Stars are shown', '`Rating`'],
    ['A yes or a no', '`Checkbox`'],
  ],
  keys: radios,
  reader: [
    'Radio buttons: “4 sao, Thích”. The word beside the stars is silent because each says it.',
  ],
  writing: {
    tips: ['Five words of one kind, from bad to good, without irony.'],
    words: [
      {
        what: 'The words',
        vi: 'Tệ, Tạm, Ổn, Tốt, Tuyệt vời',
        en: 'Bad, Poor, Fair, Good, Excellent',
        ko: '별로예요, 아쉬워요, 보통이에요, 좋아요, 최고예요',
      },
    ],
  },
};
