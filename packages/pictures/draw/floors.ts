import { flatFloors } from './flats.ts';
import type { Floor } from './floor.ts';
import { homes } from './homes.ts';
import { tallFloors } from './houses.ts';
import { offices } from './offices.ts';

/** Every floor that is drawn. */
export const floors: readonly Floor[] = [
  ...flatFloors,
  ...tallFloors,
  ...homes.flatMap((home) => home.floors),
  ...offices,
];
