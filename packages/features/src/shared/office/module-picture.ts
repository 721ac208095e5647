import type { Language } from '@hien/domain';
import type { OfficeModule } from '@hien/domain/office-plan';
import type { PictureData } from '@hien/ui';

/** Pixels of a module's drawings for a metre, and what they leave around it. */
export const moduleScale = { metre: 100, margin: 24 } as const;

/** The ground of all drawings, as the files have it. */
const paper = '#fbf8f2';

/** How high the isometric drawings are; how wide follows from the floor a module takes. */
const isometricHeights: Readonly<Record<string, number>> = {
  'board-room': 564,
  'desk-1': 281,
  'desk-2': 329,
  'desk-4': 409,
  'desk-6': 489,
  'focus-booth': 448,
  lockers: 343,
  lounge: 411,
  'meeting-12': 471,
  'meeting-4': 332,
  'meeting-8': 395,
  'nursing-room': 478,
  pantry: 518,
  'partition-glass': 373,
  'partition-wood': 373,
  'phone-booth': 378,
  plants: 237,
  'print-corner': 297,
  'quiet-room': 518,
  reception: 308,
  server: 368,
  shelf: 328,
  training: 668,
  waiting: 361,
};

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

const pixels = (metres: number): number =>
  Math.round(metres * moduleScale.metre) + 2 * moduleScale.margin;

/** A module's symbol as it stands on plans, unturned. */
export const modulePlan = (
  { id, name, width, depth }: OfficeModule,
  language: Language,
): PictureData => ({
  path: 'modules',
  name: `module-${id}-plan.svg`,
  width: pixels(width),
  height: pixels(depth),
  alt: name[language],
  color: paper,
});

/** A module drawn as one sees it from its upper corner. */
export const moduleDrawing = (
  { id, name, width, depth }: OfficeModule,
  language: Language,
): PictureData => ({
  path: 'modules',
  name: `module-${id}-isometric.svg`,
  width: pixels((width + depth) * Math.cos(Math.PI / 6)),
  height: isometricHeights[id] ?? 400,
  alt: name[language],
  color: paper,
});

/** A module as it was photographed; null where it was not yet. */
export function modulePhoto({ id, name }: OfficeModule, language: Language): PictureData | null {
  const color = modulePhotos[id];
  return color === undefined
    ? null
    : {
        path: 'modules',
        name: `module-${id}.avif`,
        width: photoSide,
        height: photoSide,
        alt: name[language],
        color,
      };
}
