import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose: 'A room all around. A still picture first; what turns it comes when it is asked for.',
  use: [
    'Turning, it can fill the screen; where a browser has no full screen for pages, as on iPhones, it fills the window.',
    'Designs and show flats. `hotspots` lead to other rooms or products, and stand in a list as well; one without a direction stands there alone.',
    '`folded` keeps the list in one line where several rooms follow each other on a page.',
    '`preview` is the view in fewer pixels, so that a phone can turn at once; the whole one takes its place.',
    '`plan` shows the room from above with where one looks, `start` and `onLook` let an address hold it. A phone is followed when somebody presses for it.',
  ],
  avoid: [
    ['A few views', '`Gallery`'],
    ['From above', '`FloorPlan`'],
  ],
  keys: [
    ['Arrow keys', 'Turn it.'],
    ['+, −', 'Nearer, further.'],
    ['Escape', 'Out of the full screen.'],
    ['Tab', 'To the marks in sight, then to the list of all.'],
    press,
  ],
  reader: [
    'A region with the still picture’s words; where it cannot turn, a status says so and the picture stays. The list does what the marks do.',
  ],
  writing: {
    tips: ['“360°” is understood everywhere. Marks name what one sees or where one goes.'],
    words: [{ what: 'Start', vi: 'Xem 360°', en: 'Look around', ko: '360° 보기' }],
  },
};
