import type { ComponentDocs } from '../../docs/component-docs.ts';
import { overlay } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A panel over the page: from below on phones, from the side on wide screens.',
  use: [
    'Filters, the phone’s navigation, details of a row. The foot stays while the content scrolls; on phones it can be dragged down.',
  ],
  avoid: [
    ['A question', '`ConfirmDialog`'],
    ['A short task on wide screens', '`Dialog`'],
    ['Filters beside a list', '`FilterPanel`, which has one in it'],
  ],
  keys: overlay,
  reader: ['A dialog with its title; reading starts there. The cross is named by `closeLabel`.'],
  writing: {
    tips: ['Title: a noun. The foot’s button says what one gets.'],
    words: [{ what: 'Close', vi: 'Đóng bộ lọc', en: 'Close filters', ko: '필터 닫기' }],
  },
};
