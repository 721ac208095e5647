import type { Box } from './geometry.ts';
import { type OfficeModule, officeModule } from './modules.ts';

export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** A module on the floor: the left upper corner of what it takes, in metres, and how it is turned, clockwise. */
export type PlacedModule = {
  readonly module: string;
  /** The room it was placed in; null when nobody knows. */
  readonly room: string | null;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
};

/** What a module takes on the floor when it is turned so. */
export const sizeOf = ({ width, depth }: OfficeModule, turn: Turn) =>
  turn % 180 === 0 ? { width, height: depth } : { width: depth, height: width };

/** What a placed module takes on the floor; nothing when the module is unknown. */
export function footprint({ module, x, y, turn }: PlacedModule): Box {
  const known = officeModule(module);
  return { x, y, ...(known === undefined ? { width: 0, height: 0 } : sizeOf(known, turn)) };
}

/** The strips that have to stay free so that people get to a placed module. */
export function strips(placed: PlacedModule): readonly Box[] {
  const known = officeModule(placed.module);
  if (known === undefined) return [];
  const { back, front, side } = known.clearance;
  const box = footprint(placed);
  const free = [back, side, front, side];
  const quarter = placed.turn / 90;
  // Upper, right, lower and left edge of the floor: a quarter turn clockwise brings the back to the right.
  const at = (edge: number) => free[(edge - quarter + 4) % 4] ?? 0;
  return [
    { x: box.x, y: box.y - at(0), width: box.width, height: at(0) },
    { x: box.x + box.width, y: box.y, width: at(1), height: box.height },
    { x: box.x, y: box.y + box.height, width: box.width, height: at(2) },
    { x: box.x - at(3), y: box.y, width: at(3), height: box.height },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

const sum = (placed: readonly PlacedModule[], group: OfficeModule['group']): number =>
  placed.reduce((all, { module }) => {
    const known = officeModule(module);
    return known?.group === group ? all + known.people : all;
  }, 0);

/** How many people have a desk. */
export const deskCount = (placed: readonly PlacedModule[]): number => sum(placed, 'desk');

/** How many people can sit in meetings at once. */
export const meetingSeats = (placed: readonly PlacedModule[]): number => sum(placed, 'meeting');
