import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'What a member wrote, in a list: who and when, the words, a strip of pictures, what others said.',
  use: ['The community and “my posts”. One’s own post has `status` and `actions`.'],
  avoid: [
    ['A picture is the point', '`ShareCard`'],
    ['The editors wrote it', '`ArticleCard`'],
  ],
  keys: [follow, ['Tab', 'Actions of one’s own post, the title, then each tag.']],
  reader: [
    'An article. Counts say themselves in words through `label`: “128 lượt thích”, not “128”.',
  ],
  writing: {
    tips: [
      'Times near now are relative (“2 giờ trước”), others a date. Members’ words are never translated or mended.',
    ],
    words: [
      { what: 'A count', vi: '128 lượt thích', en: '128 likes', ko: '좋아요 128개' },
      { what: 'More pictures', vi: '+3 ảnh', en: '+3 pictures', ko: '사진 3장 더' },
    ],
  },
};
