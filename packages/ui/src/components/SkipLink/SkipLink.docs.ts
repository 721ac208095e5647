import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The first stop of the keyboard: past the header, to what the page is about.',
  use: ['Once, first in `PageFrame`. Its target must take the focus.'],
  avoid: [['A list of a page’s parts', '`Link`s to their ids']],
  keys: [
    ['Tab', 'Shows it, as the first stop of a page.'],
    ['Enter', 'Goes to the main part.'],
  ],
  reader: ['A link before everything else; unseen until it has the focus.'],
  writing: {
    tips: ['Where it leads, as a verb.'],
    words: [
      { what: 'Label', vi: 'Đến nội dung chính', en: 'Skip to content', ko: '본문으로 건너뛰기' },
    ],
  },
};
