import { flatFloors, type Floor } from './flats.ts';
import { tallFloors } from './houses.ts';

/** Every floor that is drawn. */
export const floors: readonly Floor[] = [...flatFloors, ...tallFloors];
