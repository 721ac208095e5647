import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Pages of a list as links, so that they can be opened, shared and gone back to.',
  use: ['Lists longer than one page; on phones “previous”, the place, “next”.'],
  avoid: [
    ['A table that scrolls', '`DataTable` draws the rows in sight'],
    ['Steps', '`Stepper`'],
  ],
  keys: [follow],
  reader: [
    'A named navigation; each link says its page, this one “current page”. A new page takes the focus to its top.',
  ],
  writing: {
    tips: ['The place in words on phones, with both figures.'],
    words: [{ what: 'Place', vi: 'Trang 3 / 24', en: 'Page 3 of 24', ko: '24쪽 중 3쪽' }],
  },
};
