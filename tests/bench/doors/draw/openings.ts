import { normalOf, type Opening } from '../plan/openings.ts';
import type { Random } from '../plan/random.ts';
import type { Spot } from '../plan/walls.ts';
import type { Pen, Stroke } from './pen.ts';
import type { Style } from './styles.ts';
import { strip } from './walls.ts';

/** What a plan's author does the same way in all its openings. */
export interface Habits {
  /** Leaves hang at the wall's face, or in its middle. */
  readonly hung: 'face' | 'middle';
  /** A line over the floor where one steps through a door. */
  readonly threshold: 'none' | 'one' | 'both faces';
  readonly windowLines: 1 | 2;
  readonly frames: boolean;
}

export const habitsOf = (random: Random): Habits => ({
  hung: random.pick(['face', 'face', 'middle']),
  threshold: random.pick(['none', 'none', 'none', 'one', 'both faces']),
  windowLines: random.pick([1, 1, 2]),
  frames: random.chance(0.25),
});

const add = ([x, y]: Spot, [dx, dy]: Spot, by: number): Spot => [x + dx * by, y + dy * by];

export function drawOpening(pen: Pen, opening: Opening, style: Style, habits: Habits): void {
  const line: Stroke = { width: style.line, colour: style.ink };
  const thin: Stroke = { width: style.line * 0.7, colour: style.ink };
  const { from, to, what } = opening;
  const wall = opening.thickness * style.thickness;
  if (what === 'window') {
    pen.line(strip(from, to, wall), line, '#fff', true);
    for (let at = 1; at <= habits.windowLines; at += 1) {
      const off = (at / (habits.windowLines + 1) - 0.5) * wall;
      const side = normalOf(from, to, 'left');
      pen.line([add(from, side, off), add(to, side, off)], thin);
    }
    return;
  }
  if (what === 'empty') return;
  const side = normalOf(from, to, opening.swing ?? 'left');
  if (habits.threshold === 'one') pen.line([from, to], thin);
  if (habits.threshold === 'both faces')
    for (const off of [-wall / 2, wall / 2]) pen.line([add(from, side, off), add(to, side, off)], thin); // prettier-ignore
  if (habits.frames) {
    const along: Spot = [
      (to[0] - from[0]) / length(from, to),
      (to[1] - from[1]) / length(from, to),
    ];
    for (const [jamb, sign] of [
      [from, 1],
      [to, -1],
    ] as const)
      // prettier-ignore
      pen.line(strip(jamb, add(jamb, along, sign * 0.04), wall), thin, '#fff', true);
  }
  if (what === 'sliding') return drawSliding(pen, opening, wall, line);
  const off = habits.hung === 'face' ? wall / 2 : 0;
  const start = add(from, side, off);
  const end = add(to, side, off);
  if (what === 'double') {
    const middle: Spot = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    drawLeaf(pen, start, middle, side, style);
    drawLeaf(pen, end, middle, side, style);
  } else if (opening.hinge === 'start') drawLeaf(pen, start, end, side, style);
  else drawLeaf(pen, end, start, side, style);
}

const length = (from: Spot, to: Spot): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** One leaf, open, and the way it takes to where it shuts. */
function drawLeaf(pen: Pen, hinge: Spot, shut: Spot, side: Spot, style: Style): void {
  const width = length(hinge, shut);
  const towards: Spot = [(shut[0] - hinge[0]) / width, (shut[1] - hinge[1]) / width];
  const angle = (style.leafAngle * Math.PI) / 180;
  const open: Spot = [
    towards[0] * Math.cos(angle) + side[0] * Math.sin(angle),
    towards[1] * Math.cos(angle) + side[1] * Math.sin(angle),
  ];
  const tip = add(hinge, open, width);
  const stroke: Stroke = { width: style.line, colour: style.ink };
  if (style.leaf === 'line') pen.line([hinge, tip], stroke);
  else {
    // Square to the leaf, towards the opening.
    const thick: Spot = [towards[0] * 0.04, towards[1] * 0.04];
    pen.line([hinge, tip, add(tip, thick, 1), add(hinge, thick, 1)], stroke, '#fff', true);
  }
  if (style.arc !== 'none') pen.arc(hinge, tip, shut, { ...style.arc, colour: style.ink });
}

/** Two panels, one behind the other, that pass in the middle. */
function drawSliding(pen: Pen, { from, to }: Opening, wall: number, line: Stroke): void {
  const width = length(from, to);
  const along: Spot = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
  const side = normalOf(from, to, 'left');
  const deep = Math.min(0.05, wall * 0.36);
  const panel = (start: number, end: number, off: number): void =>
    pen.line(strip(add(add(from, along, start), side, off), add(add(from, along, end), side, off), deep), line, '#fff', true); // prettier-ignore
  panel(0, width * 0.54, deep * 0.62);
  panel(width * 0.46, width, -deep * 0.62);
}
