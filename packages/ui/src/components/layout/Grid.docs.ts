import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Things of one kind in equal columns.',
  use: [
    'Cards of a list: two columns on phones, three from 768 px, four above 992.',
    '`as="ul"` with `li` children when it is a list of things.',
  ],
  avoid: [
    ['They differ in width', '`Inline`'],
    ['Rows and columns mean something', '`DataTable`'],
    ['Only some fit and the rest is swiped', '`Carousel` with `look="rail"`'],
  ],
  reader: ['Nothing, or “list of 12” when it is one. The order is that of the code, row by row.'],
};
