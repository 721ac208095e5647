import { readdirSync, readFileSync } from 'node:fs';
import type { Door, Point } from '@hien/domain/office-plan';
import { drawPlan } from './draw/draw-plan.ts';
import type { Style } from './draw/styles.ts';
import { type Condition, greyOf, photographed, under } from './picture/conditions.ts';
import { type GreyPicture, projected, type Projection } from './picture/warp.ts';
import { randomFrom, seedOf } from './plan/random.ts';

/** A picture of a plan, and the doors that are on it. */
export interface TestPlan {
  readonly picture: GreyPicture;
  readonly doors: readonly Door[];
}

/**
 * Plan number `index` of a style under a condition. What is evaluated has seeds of its own (`measured`); a detector is tuned on others
 * (`open`), and on styles alone that are not held out.
 */
export async function planOf(
  set: 'measured' | 'open',
  style: Style,
  condition: Condition,
  index: number,
): Promise<TestPlan> {
  const drawn = drawPlan(seedOf(set, style.name, index), style, condition === '20 px/m' ? 20 : undefined); // prettier-ignore
  const clean = await greyOf(Buffer.from(drawn.svg));
  const random = randomFrom(seedOf(set, style.name, condition, index));
  const { picture, matrix } = await under(condition, clean, random);
  return { picture, doors: matrix ? drawn.doors.map((door) => moved(door, matrix)) : drawn.doors };
}

/** A door seen through a projection; a mirror turns left and right about. */
export function moved(door: Door, matrix: Projection): Door {
  const start = projected(matrix, door.opening[0]);
  const end = projected(matrix, door.opening[1]);
  const swing = door.swing && mirrors(matrix, door.opening[0]) ? (door.swing === 'left' ? 'right' : 'left') : door.swing; // prettier-ignore
  return {
    ...door,
    opening: [start, end],
    width: Math.hypot(end[0] - start[0], end[1] - start[1]),
    ...(swing && { swing }),
  };
}

function mirrors(matrix: Projection, near: Point): boolean {
  const origin = projected(matrix, near);
  const right = projected(matrix, [near[0] + 1, near[1]]);
  const down = projected(matrix, [near[0], near[1] + 1]);
  const turn =
    (right[0] - origin[0]) * (down[1] - origin[1]) - (right[1] - origin[1]) * (down[0] - origin[0]);
  return turn < 0;
}

const folder = new URL('by-hand/', import.meta.url);

/** The plans that were drawn by hand; their doors are written beside what is drawn. */
export const byHandNames: readonly string[] = readdirSync(folder).filter((name) => name.endsWith('.svg')).toSorted(); // prettier-ignore

export async function planByHand(name: string, how: 'drawn' | 'photographed'): Promise<TestPlan> {
  const svg = readFileSync(new URL(name, folder), 'utf8');
  const doors = [...svg.matchAll(/data-door="([^"]+)"/g)].map(([, words = '']) => doorOf(words));
  const clean = await greyOf(Buffer.from(svg));
  if (how === 'drawn') return { picture: clean, doors };
  const { picture, matrix } = await photographed(clean, randomFrom(seedOf('by hand', name)));
  return { picture, doors: doors.map((door) => moved(door, matrix)) };
}

/** `single 120,80 190,82 start left`: kind, jambs, hinge and swing as far as the kind has them. */
function doorOf(words: string): Door {
  const [kind, from, to, ...rest] = words.split(' ');
  const point = (text = ''): Point => {
    const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
    return [x, y];
  };
  const opening = [point(from), point(to)] as const;
  const width = Math.hypot(opening[1][0] - opening[0][0], opening[1][1] - opening[0][1]);
  const plain = { opening, width, certainty: 'sure' } as const;
  if (kind === 'sliding' && rest.length === 0) return { ...plain, kind };
  const [hinge, swing] = kind === 'double' ? ([undefined, rest[0]] as const) : rest;
  if ((swing === 'left' || swing === 'right') && Number.isFinite(width)) {
    if (kind === 'double') return { ...plain, kind, swing };
    if (kind === 'single' && (hinge === 'start' || hinge === 'end')) return { ...plain, kind, hinge, swing }; // prettier-ignore
  }
  throw new Error(`no door is written like this: ${words}`);
}
