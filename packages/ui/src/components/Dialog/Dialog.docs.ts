import type { ComponentDocs } from '../../docs/component-docs.ts';
import { overlay } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A window that must be dealt with before the page goes on.',
  use: [
    'A short task that belongs to this place: give a reason, look at a picture, choose an address. Its code comes when it first opens.',
  ],
  avoid: [
    ['It asks before what cannot be undone', '`ConfirmDialog`'],
    ['Filters, menus, long content on phones', '`Sheet`'],
    ['It only tells something', '`Notice` or `Toast`'],
    ['More than one screen of fields', 'a page of its own'],
  ],
  keys: overlay,
  reader: [
    'A dialog with its title; `description` is read when it opens. Focus starts at the window, so reading starts at the title.',
  ],
  writing: {
    tips: [
      'Title: the task, as a verb or a question. The main action is last and says the same verb.',
    ],
    words: [
      {
        what: 'Title',
        vi: 'Chọn địa chỉ nhận hàng',
        en: 'Choose a delivery address',
        ko: '배송지 선택',
      },
    ],
  },
};
