/** One thing that those who use the components have to know of. */
export interface Change {
  /** The day in Vietnam on which it came to main. */
  date: `${number}-${number}-${number}`;
  kind: 'new' | 'changed' | 'mended' | 'deprecated';
  /** Names of components, as in packages/ui/src/components. */
  components: readonly string[];
  what: string;
}

/** The newest first. A component that comes, changes what it takes or goes gets a line here with the commit that does it. */
export const changes: readonly Change[] = [
  {
    date: '2026-11-23',
    kind: 'mended',
    components: ['BottomBar'],
    what: 'Large letters cut no label: labels take up to three lines, icons stay on one, and the page leaves as much room at its foot.',
  },
  {
    date: '2026-11-23',
    kind: 'mended',
    components: ['FloorPlan'],
    what: 'In a grid the plan is as wide as its place, up to 760 px; it had been as wide as its list of rooms.',
  },
  {
    date: '2026-11-22',
    kind: 'mended',
    components: ['Menu', 'SortMenu', 'LanguageMenu', 'ShareMenu'],
    what: 'A menu is placed when its size is known: one that is aligned to the right no longer opens outside the window.',
  },
  {
    date: '2026-11-22',
    kind: 'changed',
    components: ['Form'],
    what: 'A form inside another in the tree fails at once: the inner one would send the outer one as well. Write it beside, as dialogs do.',
  },
  {
    date: '2026-11-22',
    kind: 'mended',
    components: ['FilterPanel', 'SortMenu'],
    what: 'On phones the count of a list has its row to itself.',
  },
  {
    date: '2026-11-21',
    kind: 'new',
    components: [
      'FloorPlan',
      'Panorama',
      'BeforeAfter',
      'VideoEmbed',
      'MapPlaceholder',
      'PrintSheet',
    ],
    what: 'Viewers of plans, rooms and works; a video and a map that ask nobody before they are pressed; paper.',
  },
  {
    date: '2026-11-21',
    kind: 'new',
    components: ['LineChart', 'BarChart', 'DonutChart', 'RatingHistogram', 'StatTile', 'DataTable'],
    what: 'Figures for the back office, each with its table for those who do not see the drawing.',
  },
  {
    date: '2026-11-21',
    kind: 'new',
    components: ['RichTextEditor', 'RichText', 'FormEditor'],
    what: 'Texts with headings, lists and pictures: written, stored and shown safely.',
  },
  {
    date: '2026-11-21',
    kind: 'changed',
    components: ['Header', 'PageFrame'],
    what: 'The frames of the partners load with the brand; a brand without one wears the frame of the house.',
  },
];
