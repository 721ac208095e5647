import type { ConstructionLines } from './lines.ts';

export const enLines: ConstructionLines = {
  aspects: {
    time: {
      happy: [
        'Keys on the day they had promised, in the middle of the rains.',
        'A progress sheet every Monday; I never had to chase anybody.',
        'Four days early, which has never happened to me in any country.',
      ],
      mixed: [
        'Ten days late, and they waived the cleaning fee for it.',
        'Quick with the rough work, slow at the end.',
      ],
      unhappy: ['Six weeks late, and every call ended with “next week”.'],
    },
    price: {
      happy: [
        'The quote was itemised down to the sockets, and the final bill differed by less than one per cent.',
        'They told me where I could save, and I did.',
        'Paid in four stages, each after I had looked at the work.',
      ],
      mixed: ['Fair, although carrying things up the stairs was not in the first quote.'],
      unhappy: ['Extras came to nearly a fifth of the contract, without a single paper.'],
    },
    site: {
      happy: [
        'They swept the shared corridor every evening.',
        'The old floor was wrapped before the first hammer.',
        'Not a cigarette end in two months.',
      ],
      mixed: ['Tidy inside; the corridor needed reminders.'],
      unhappy: ['I paid two people for two days to get rid of the dust afterwards.'],
    },
    craft: {
      happy: [
        'Tile joints run straight from the door to the balcony.',
        'The carpenter rebuilt a drawer I had not even noticed.',
        'They flooded the bathroom for three days in front of me to prove it was tight.',
        'Cabinet doors still hang true after the humid season.',
      ],
      mixed: ['Lovely overall; one corner of the kitchen has a thick line of sealant.'],
      unhappy: ['Water stands on the bathroom floor; it took two attempts to fix the slope.'],
    },
    words: {
      happy: [
        'Photographs every evening in English, so I could decide from Singapore.',
        'The engineer explained why that wall had to stay, and drew another way.',
      ],
      mixed: ['Good answers, though the site manager changed half-way.'],
      unhappy: ['Messages took two or three days to be answered.'],
    },
    after: {
      happy: [
        'They came back after six months to adjust a door and charged nothing.',
        'A warranty booklet with each trade’s phone number.',
      ],
      mixed: ['The warranty was kept, after some waiting.'],
      unhappy: ['Four calls before somebody came for the warranty.'],
    },
  },
  replies: {
    happy: ['Thank you for trusting us with your home. The warranty booklet stays open.'],
    mixed: ['Thank you for being frank. Extras now come on paper before the work.'],
    unhappy: ['We are sorry. The schedule was ours to keep; our director has called you.'],
  },
};
