import type { ReviewLines } from './review.ts';

/** Why a floor or a wall was done. */
const renovating = [
  'We did up a flat of 72 m² while living in it.',
  'Tried the sample first, then ordered for the room.',
  'Three months in, so an honest review.',
  'Our landlord let us choose.',
];

export const enReviews: ReviewLines = {
  openings: [
    'Bought for our rental in District 2.',
    'Second order from this workshop.',
    'We moved here from Singapore with nothing but suitcases.',
    'Ordered on a Sunday, on our floor by Thursday.',
    'My landlord asked where I found it.',
    'Took us a while to choose the size.',
    'Three months in, so an honest review.',
  ],
  found: {
    sofas: {
      happy: [
        'Firm enough to nap on and still easy to get out of.',
        'The fabric stays cool through April, which says a lot.',
        'The covers really do come off in one go.',
        'My tall brother and my short mother both approve.',
        'No pilling after six months with a dog.',
      ],
      mixed: [
        'Comfortable, though half a shade darker than my screen.',
        'A little stiff for the first week.',
        'The back cushions need a shake every evening.',
      ],
      unhappy: ['Came three days late with no call beforehand.'],
    },
    tables: {
      happy: [
        'The grain is lovely and there is no paint smell at all.',
        'Solid: no wobble even with two kids leaning on it.',
        'Went together in fifteen minutes with the key in the box.',
        'The rounded corners saved my toddler’s forehead.',
        'It has warmed in colour since spring.',
      ],
      mixed: [
        'Beautiful, but you do have to wipe spills quickly.',
        'Heavier than expected; get help to move it.',
        'Crumbs find the gap between the boards.',
      ],
      unhappy: ['One corner was dented; the replacement took a week.'],
    },
    chairs: {
      happy: [
        'Long dinners, no numb legs.',
        'Light enough for my daughter to pull out.',
        'The felt glides are a thoughtful touch.',
        'All six match perfectly.',
        'Wipes clean after spaghetti night.',
      ],
      mixed: [
        'A bit narrow for tall people.',
        'Needs a pad if you work on it all day.',
        'The back is low if you like to lean.',
      ],
      unhappy: ['One of the four rocked until they swapped it.'],
    },
    beds: {
      happy: [
        'Silent. I can get up at five without waking anyone.',
        'The fitters wore clean slippers and took the boxes away.',
        'No chemical smell, we slept in it the same night.',
        'Our old mattress fitted to the centimetre.',
        'Came apart and back together when we moved.',
      ],
      mixed: [
        'Great bed, confusing leaflet if you build it yourself.',
        'The headboard hides our socket.',
        'The drawers are shallow for thick quilts.',
      ],
      unhappy: ['Two bolts missing; they brought them the next day.'],
    },
    storage: {
      happy: [
        'Fits the alcove as if it were built in.',
        'Doors close softly and nothing smells musty in the wet months.',
        'Holds far more than our old one.',
        'Heavy books, no sag.',
        'Router inside and the signal is fine.',
      ],
      mixed: [
        'Let it air for a few days before filling it.',
        'Assembly took nearly four hours.',
        'I drilled my own cable hole.',
      ],
      unhappy: ['One door hung 2 mm low until the fitter returned.'],
    },
    lighting: {
      happy: [
        'Dinner looks better under it, honestly.',
        'Light enough for our plasterboard ceiling.',
        'The shadows on the ceiling are gorgeous.',
        'Hung it 70 cm above the table as the guide says; spot on.',
        'The cloth cord looks good even where it shows.',
      ],
      mixed: [
        'Pretty, but one is not enough for a whole room.',
        'The cord was short for our 3.2 m ceiling.',
        'It sways under the ceiling fan.',
      ],
      unhappy: ['The supplied bulb flickered; a new one fixed it.'],
    },
    decor: {
      happy: [
        'Richer in person than in the photo.',
        'Packed like an egg, arrived perfect.',
        'One piece and the corner finally makes sense.',
        'A housewarming gift that was clearly liked.',
        'You can feel it was made by hand.',
      ],
      mixed: [
        'Smaller than I pictured, so check the measurements.',
        'Sheds a little in the first weeks.',
        'Smelled of straw for a few days.',
      ],
      unhappy: ['The colour was quite far from my screen.'],
    },
    'kitchen-bath-veranda': {
      happy: [
        'They measured twice and it fits to the millimetre.',
        'The brass is turning a beautiful honey.',
        'Easy to wipe down after a fish-sauce day.',
        'They left the place cleaner than they found it.',
        'Survived its first rainy season without swelling.',
      ],
      mixed: [
        'Good work, but allow the full five days.',
        'Say the fitting fee more clearly up front.',
        'The tap is stiff for the first week.',
      ],
      unhappy: ['The fitter was two hours late, though the job is fine.'],
    },
    appliances: {
      happy: [
        'We measured by the drawing on the page and it slid straight in.',
        'Quieter than I expected, even with the bedroom next door.',
        'Three electricity bills later, hardly a difference.',
        'The fitter ran it in front of us and showed my mother every button.',
        'The figures on the page match my meter at the socket.',
      ],
      mixed: [
        'Good machine, short cord; we had to add a socket.',
        'The beep at the end is loud until you find where to turn it off.',
        'The manual is in tiny print.',
      ],
      unhappy: [
        'Promised for the morning, fitted at four.',
        'One hose was missing and came two days later.',
      ],
    },
    floorboards: {
      openings: renovating,
      happy: [
        'The colour is that of the pictures, box after box.',
        'Every corner was padded; not one chipped edge.',
        'We ordered what the page worked out and had a board and a half left.',
        'Quiet and warm underfoot, and no creak so far.',
        'It came through its first damp season flat.',
      ],
      mixed: [
        'Lovely, but we had to shorten two doors.',
        'Some boards are much darker; lay them out first.',
      ],
      unhappy: ['One box had a crushed end, and the new boards took three days.'],
    },
    tiles: {
      openings: renovating,
      happy: [
        'Over thirty boxes and not a broken tile.',
        'Flat and square: our tiler was done a day early.',
        'Same batch throughout, so kitchen and hall match.',
        'Cool underfoot in May, which is what we wanted.',
        'Seven per cent spare was just right.',
      ],
      mixed: [
        'Beautiful but heavy; ask about carrying if you have no lift.',
        'Take a darker grout than you think.',
      ],
      unhappy: ['Three tiles broken in the bottom box, replaced after four days.'],
    },
    coatings: {
      openings: renovating,
      happy: [
        'It covered just what the page says, and nothing shows through.',
        'It looked far too dark wet and dried to exactly the picture.',
        'Hardly any smell; we slept there the next night.',
        'No glare at all with the lamps on.',
        'The leaflet goes step by step; even our first try came out.',
      ],
      mixed: [
        'Keep stirring or it comes out in clouds.',
        'What was there before was dark and wanted a primer first.',
      ],
      unhappy: ['The lid had lifted and a cupful ran into the carton.'],
    },
    samples: {
      openings: ['Ordered four to compare.', 'We could not agree on a colour.'],
      happy: [
        'Four days in the corner of the room settled it.',
        'What came later was the very same colour.',
        'A little money that saved us from a whole wrong room.',
      ],
      mixed: ['On the small side; two of them tell you more.'],
      unhappy: ['They sent the shade next to it and swapped it two days later.'],
    },
  },
  endings: {
    happy: [
      'Would buy again.',
      'Worth every đồng.',
      'Kind, careful delivery.',
      'Five stars from the whole family.',
      'Support answered in English, thank you.',
    ],
    mixed: ['Still happy overall.', 'They replied quickly, so I keep it.'],
    unhappy: ['Please improve the delivery.', 'Hoping for better next time.'],
  },
};
