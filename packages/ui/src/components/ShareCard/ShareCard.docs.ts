import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A member’s own interior: their picture, their name.',
  use: ['Walls of real homes; frames of one wall may differ in `ratio`.'],
  avoid: [
    ['Words lead', '`PostCard`'],
    ['It can be bought as drawings', '`DesignCard`'],
  ],
  keys: [follow],
  reader: ['An article with one link; the likes are read from `label`.'],
  writing: {
    tips: ['The title is the member’s own. The fact is area and place, no street.'],
    words: [{ what: 'Fact', vi: '72 m², Thủ Đức', en: '72 m², Thủ Đức', ko: '72 m², 투득' }],
  },
};
