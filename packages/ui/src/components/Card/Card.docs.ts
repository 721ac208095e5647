import type { ComponentDocs } from '../../docs/component-docs.ts';
import { follow } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'Holds together what belongs together, behind a thin line.',
  use: [
    '`outlined` on the page, `sunken` for asides, `plain` where a picture already draws the edge.',
    '`interactive` with exactly one stretched `Link` in it; `selected` for the one that is chosen.',
  ],
  avoid: [
    [
      'A product, a design, an order, a post',
      'their own cards: `ProductCard`, `DesignCard`, `OrderCard`, `PostCard`',
    ],
    ['A band of the page with a title', '`Section`'],
    ['A card within a card', 'a `Divider`'],
  ],
  keys: [follow],
  reader: [
    'Nothing by itself. Give it `as="article"` in a list of its kind, or `as="li"` within a list.',
  ],
};
