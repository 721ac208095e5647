import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A quiet shape where something is about to be, so that nothing moves when it comes.',
  use: [
    'In the measures of the result: a card for a card, a line for a line.',
    'From the first moment; the screen says once that it loads.',
  ],
  avoid: [
    ['The shape is not known', '`Spinner`'],
    ['Old content still stands', 'leave it there'],
  ],
  reader: ['Silent. The list it stands for is `aria-busy`, and a status says that it loads.'],
  parts: {
    SkeletonText: 'Lines of a paragraph; the last one ends early.',
    SkeletonPicture: 'A picture’s frame in its ratio.',
    SkeletonCard: 'A card of a list, in the very measures of the card that comes.',
  },
};
