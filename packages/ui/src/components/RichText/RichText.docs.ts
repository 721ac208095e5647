import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A text that somebody wrote in an editor, shown safely.',
  use: ['Descriptions, articles, posts, terms. `level` puts its headings into the page’s outline.'],
  avoid: [
    ['A sentence of the product', '`Text`'],
    ['It is written', '`RichTextEditor`'],
  ],
  keys: [['Tab', 'To its links, and to a table that scrolls, which then follows the arrow keys.']],
  reader: [
    'Headings, lists, links and pictures as what they are; whatever is not allowed is left out, its words stay.',
  ],
};
