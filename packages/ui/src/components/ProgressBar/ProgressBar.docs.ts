import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A line at the top of the window while a page is on its way.',
  use: ['Once, in the layout, for navigations. Short waits never show it.'],
  avoid: [
    ['A part of the page loads', '`Skeleton`'],
    ['A file goes up', 'the uploaders show how far'],
    ['Steps of a task', '`Stepper`'],
  ],
  reader: ['A progress without a figure, named by `label`.'],
  writing: {
    tips: ['What is on its way, not how.'],
    words: [{ what: 'Label', vi: 'Đang mở trang', en: 'Opening the page', ko: '페이지 여는 중' }],
  },
};
