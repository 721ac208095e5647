import type { ComponentDocs } from '../../docs/component-docs.ts';
import { panZoom, press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'A plan to move about in: floors, rooms as numbered marks, and the same rooms as a list.',
  use: [
    'Designs, room by room, estimates. `room` is held by the page when something else follows it.',
    '`chosen` where several rooms are pressed on and off, as those that are furnished.',
  ],
  avoid: [
    ['Seen from within', '`Panorama`'],
    ['A street address', '`MapPlaceholder`'],
  ],
  keys: [['Tab', 'Floors, tools, plan, marks, list.'], ...panZoom, press],
  reader: [
    'A region; the plan is named by words that say its layout, and tells how keys move it. The list says everything the marks do.',
  ],
  writing: {
    tips: ['Rooms as people of that language call them, areas in m².'],
    words: [
      {
        what: 'A room',
        vi: 'Phòng ngủ chính, 14 m²',
        en: 'Master bedroom, 14 m²',
        ko: '안방, 14 m²',
      },
    ],
  },
};
