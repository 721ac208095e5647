import type { ComponentDocs } from '../../docs/component-docs.ts';
import { menu } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'This page in another language.',
  use: [
    'In header and footer. Each language leads to this very page, with what was chosen in its address.',
  ],
  avoid: [['Other choices of the reader', '`Menu` or `Select`']],
  keys: menu,
  reader: [
    'A button that says the language it has now; entries are in their own language and marked so.',
  ],
  writing: {
    tips: ['Names in their own language, never flags: languages are not countries.'],
    words: [
      { what: 'Button', vi: 'Ngôn ngữ: Tiếng Việt', en: 'Language: English', ko: '언어: 한국어' },
    ],
  },
};
