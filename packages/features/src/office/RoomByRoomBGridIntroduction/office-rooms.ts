import { type OfficeModule, officeModules } from '@hien/domain/office-plan';

/** Rooms that stand in a picture before and after, the open office first. */
export const officeRooms = ['work', 'meeting', 'focus', 'pantry', 'reception', 'board'] as const;
export type OfficeRoom = (typeof officeRooms)[number];

/** How many of which modules stand in the later picture. */
const stood: Readonly<Record<OfficeRoom, Readonly<Record<string, number>>>> = {
  work: { 'desk-6': 1, 'desk-4': 1, 'phone-booth': 2, plants: 4 },
  meeting: { 'meeting-8': 1, 'partition-glass': 4 },
  focus: { 'focus-booth': 2, 'phone-booth': 2, plants: 1 },
  pantry: { pantry: 1 },
  reception: { reception: 1, waiting: 1, plants: 1 },
  board: { 'board-room': 1 },
};

export interface StoodModule {
  readonly module: OfficeModule;
  readonly quantity: number;
}

/** What stands in the room as it was handed over and can be ordered. */
export const modulesOfRoomShown = (room: OfficeRoom): readonly StoodModule[] =>
  officeModules.flatMap((module) => {
    const quantity = stood[room][module.id];
    return quantity === undefined ? [] : [{ module, quantity }];
  });
