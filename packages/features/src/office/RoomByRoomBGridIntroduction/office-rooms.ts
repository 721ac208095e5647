import {
  type OfficeProject,
  type OfficeTotal,
  moduleLines,
  totalOfLines,
} from '@hien/domain/office-plan';

/** Rooms that stand in a picture before and after, the open office first. */
export const officeRooms = ['work', 'meeting', 'focus', 'pantry', 'reception', 'board'] as const;
export type OfficeRoom = (typeof officeRooms)[number];

/** How many of which modules stand in the later picture. */
const stood: Readonly<Record<OfficeRoom, OfficeProject['more']>> = {
  work: [
    { module: 'desk-6', quantity: 1 },
    { module: 'desk-4', quantity: 1 },
    { module: 'phone-booth', quantity: 2 },
    { module: 'plants', quantity: 4 },
  ],
  meeting: [
    { module: 'meeting-8', quantity: 1 },
    { module: 'partition-glass', quantity: 4 },
  ],
  focus: [
    { module: 'focus-booth', quantity: 2 },
    { module: 'phone-booth', quantity: 2 },
    { module: 'plants', quantity: 1 },
  ],
  pantry: [{ module: 'pantry', quantity: 1 }],
  reception: [
    { module: 'reception', quantity: 1 },
    { module: 'waiting', quantity: 1 },
    { module: 'plants', quantity: 1 },
  ],
  board: [{ module: 'board-room', quantity: 1 }],
};

/** What the modules cost that stand in the room as it was handed over, as a project with them would. */
export const roomTotal = (room: OfficeRoom): OfficeTotal =>
  totalOfLines(moduleLines({ modules: [], more: stood[room] }));
