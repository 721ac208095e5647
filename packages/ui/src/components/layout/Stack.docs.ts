import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Puts things below each other with one distance between them.',
  use: [
    'Instead of margins: `gap` is a multiple of 4 px. 2 within a thing, 4 between things, 8 and more between groups.',
  ],
  avoid: [
    ['Equal columns', '`Grid`'],
    ['A name and its value, many times', '`DefinitionList`'],
  ],
  reader: ['Nothing by itself; `as` makes it a list, a navigation or a group.'],
  parts: { Inline: 'The same beside each other; wraps where it is narrow, unless `noWrap`.' },
};
