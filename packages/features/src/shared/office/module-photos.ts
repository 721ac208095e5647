/**
 * Modules that are photographed, with the mean colour of each picture: `module-{id}` of kind `module-photo` in packages/pictures/manifest.json
 * (a test compares the two, and says what is missing here). A module without one is shown as a drawing.
 */
export const modulePhotos: Readonly<Record<string, string>> = {
  'board-room': '#d8d2c9',
  'desk-1': '#d0ccc2',
  'desk-2': '#c5c1b7',
  'desk-4': '#d0ccc3',
  'desk-6': '#d4d0c7',
  'focus-booth': '#9b998f',
  lockers: '#cec2b2',
  lounge: '#dcd7ce',
  'meeting-12': '#e0d9ce',
  'meeting-4': '#dbd3c7',
  'meeting-8': '#d8d3ca',
  'nursing-room': '#a6a297',
  pantry: '#d1c9be',
  'partition-glass': '#dfddd4',
  'partition-wood': '#d5cabb',
  'phone-booth': '#b3afa4',
  plants: '#bab19f',
  'print-corner': '#cdc5ba',
  'quiet-room': '#acaaa0',
  reception: '#cabfb1',
  server: '#969591',
  shelf: '#c6bfb4',
  training: '#dcd6cb',
  waiting: '#ddd8cf',
};

/** Pixels of a photograph's sides. */
export const photoSide = 1_200;
