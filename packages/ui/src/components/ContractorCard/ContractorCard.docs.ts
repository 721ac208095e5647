import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Who builds: their work first, then who they are and what others thought of it.',
  use: [
    'The directory (`row`) and grids (`card`). The first three pictures of finished work are shown.',
    'What an order is reckoned from is folded under `why` through `reckoning`: one sentence is read, the sum by who wants it.',
    'A way on from where it stands, such as asking this company, is a small button in `way`.',
    'A bought place always says so through `paid`; the badge is plum and the word is there.',
  ],
  avoid: [
    ['One person’s picture and name', '`Avatar` with `Text`'],
    ['A finished work', '`DesignCard` or `ShareCard`'],
  ],
  keys: [
    follow,
    ['Tab', 'Its `action` where it has one, then the card, its reckoning and its `way`.'],
  ],
  reader: [
    'An article with one link, the name. “Checked” is an image with those words; “advertising” is read where it stands.',
  ],
  writing: {
    tips: [
      'Facts are three at most: town, years, works done. Trades are one or two words each.',
      'A company keeps its registered name, also in Korean; add nothing to it.',
    ],
    words: [
      { what: 'Paid', vi: 'Quảng cáo', en: 'Advertising', ko: '광고' },
      { what: 'Checked', vi: 'Đã xác minh giấy phép', en: 'Licence checked', ko: '면허 확인됨' },
      {
        what: 'Facts',
        vi: 'Đà Nẵng · 9 năm · 64 công trình',
        en: 'Da Nang · 9 years · 64 works',
        ko: '다낭 · 경력 9년 · 시공 64건',
      },
    ],
  },
};
