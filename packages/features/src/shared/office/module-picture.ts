import type { Language } from '@hien/domain';
import type { OfficeModule } from '@hien/domain/office-plan';
import type { PictureData } from '@hien/ui';
import { modulePhotos, photoSide } from './module-photos.ts';

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
