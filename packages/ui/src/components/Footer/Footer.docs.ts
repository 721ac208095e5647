import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'The foot of every page: places, who is answerable, terms.',
  use: ['In `PageFrame`. The law asks for name, registration, address and contact: `company`.'],
  avoid: [['The foot of a window', 'the `footer` of `Dialog` and `Sheet`']],
  keys: [follow],
  reader: ['The contentinfo landmark with a named navigation; each column has a heading.'],
  writing: {
    tips: [
      'The company’s registered name and address are not translated. Columns have three to six links.',
    ],
    words: [{ what: 'A column', vi: 'Hỗ trợ khách hàng', en: 'Help', ko: '고객 지원' }],
  },
};
