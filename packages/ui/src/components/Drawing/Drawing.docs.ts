import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small line drawing of a thing of the house, beside words.',
  use: [
    '`EmptyState` and `ErrorState` choose one: chair, lamp, basket, shelf, letter, door, plant, rain.',
  ],
  avoid: [
    ['It is to be looked at', '`Picture`'],
    ['A sign for an action', 'an icon in `IconButton`'],
  ],
  reader: ['Silent: it says nothing that the words do not.'],
};
