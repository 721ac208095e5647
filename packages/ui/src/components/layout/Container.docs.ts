import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Keeps content off the edges of the window and not too wide to read.',
  use: [
    '`content` for pages, `text` for articles, `form` for one column of fields, `full` for what touches the edges.',
  ],
  avoid: [
    ['A band with a title and a ground', '`Section`, which has one in it'],
    ['Things beside each other', '`Grid` or `Inline`'],
  ],
  reader: ['Nothing: it is a place.'],
};
