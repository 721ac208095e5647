import type { Door } from '@hien/domain/office-plan';
import { openingsOf, type Opening } from '../plan/openings.ts';
import { randomFrom } from '../plan/random.ts';
import { roomsOf } from '../plan/rooms.ts';
import { wallsOf, type Spot } from '../plan/walls.ts';
import { furnish } from './distractors.ts';
import { drawOpening, habitsOf } from './openings.ts';
import { Pen } from './pen.ts';
import { drawSheet, margin } from './sheet.ts';
import type { Style } from './styles.ts';
import { drawWalls } from './walls.ts';

/** A drawing and the doors in it, in its pixels. */
export interface DrawnPlan {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly doors: readonly Door[];
}

/** A plan of this seed in this style; `pixelsPerMetre` when it shall have a certain scale. */
export function drawPlan(seed: number, style: Style, pixelsPerMetre?: number): DrawnPlan {
  const random = randomFrom(seed);
  const rooms = roomsOf(random);
  const walls = wallsOf(rooms, random);
  const { openings, taken } = openingsOf(walls, style.doors, random);
  const whole = {
    left: Math.min(...rooms.boxes.map(({ left }) => left)),
    right: Math.max(...rooms.boxes.map(({ right }) => right)),
    top: Math.min(...rooms.boxes.map(({ top }) => top)),
    bottom: Math.max(...rooms.boxes.map(({ bottom }) => bottom)),
  };
  const metres: Spot = [
    whole.right - whole.left + 2 * margin,
    whole.bottom - whole.top + 2 * margin,
  ];
  const scale = pixelsPerMetre ?? random.between(1100, 2200) / Math.max(...metres);
  const pen = new Pen(scale, [whole.left - margin, whole.top - margin]);
  for (const { left, top, right, bottom } of rooms.boxes)
    if (style.floors.length > 0)
      pen.area([[left, top], [right, top], [right, bottom], [left, bottom]], random.pick(style.floors)); // prettier-ignore
  const habits = habitsOf(random);
  drawSheet(pen, whole, rooms.boxes, random);
  furnish(pen, rooms.boxes, taken, style.furniture, random);
  drawWalls(pen, walls.walls, openings, style);
  for (const opening of openings) drawOpening(pen, opening, style, habits);
  const width = Math.round(metres[0] * scale);
  const height = Math.round(metres[1] * scale);
  return {
    svg: pen.svg(width, height, '#fff'),
    width,
    height,
    doors: openings.flatMap((opening) => doorOf(opening, pen)),
  };
}

function doorOf({ what, from, to, hinge, swing }: Opening, pen: Pen): Door[] {
  if (what === 'window' || what === 'empty') return [];
  const opening = [pen.at(from), pen.at(to)] as const;
  const width = Math.hypot(opening[1][0] - opening[0][0], opening[1][1] - opening[0][1]);
  return [{ kind: what, opening, width, certainty: 'sure', ...(hinge && { hinge }), ...(swing && { swing }) }]; // prettier-ignore
}
