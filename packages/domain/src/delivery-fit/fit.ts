import type { CarriedPiece, Sides } from './carried-size.ts';
import { type CornerPose, roundCorner } from './corner.ts';
import { type OpeningPose, type StandingPose, intoLift, throughOpening } from './opening.ts';
import {
  type MeasureOf,
  type Obstacle,
  type WayIn,
  measuresIn,
  measuresOf,
  narrowestWayIn,
  obstacles,
} from './way-in.ts';

/** How a piece gets through, the easiest first. */
export const fitWays = ['straight', 'tilted', 'without-legs', 'none'] as const;
export type FitWay = (typeof fitWays)[number];

/** How it is held there, to be drawn; at a corner also where it sticks. */
export type FitPose =
  | ({ readonly at: 'door' } & OpeningPose)
  | ({ readonly at: 'lift' } & StandingPose)
  | ({ readonly at: 'corner' } & CornerPose);

/**
 * What one obstacle says of a piece. `room` is of the measure that decides: by how many whole centimetres it alone could be
 * less until the piece no longer came through this way, or (where it does not come through) would have to be more; `measure`
 * is null where no measure alone would do, and the room is what every one of them lacks.
 */
export type FitAnswer = {
  readonly obstacle: Obstacle;
  readonly way: FitWay;
  readonly room: number;
  readonly measure: MeasureOf | null;
  readonly pose: FitPose | null;
};

/** With less room than this, a centimetre measured wrongly decides: measure again. */
export const tightRoom = 3;

export const isTight = ({ way, room }: FitAnswer): boolean => way !== 'none' && room < tightRoom;

/** Steep stairs of a tube house; on flatter ones there is more room under the ceiling. */
const slope = (35 * Math.PI) / 180;

type Values = Readonly<Record<string, number>>;

/** How a box with these sides gets through one obstacle; null where it does not. */
function poseAt(
  obstacle: Obstacle,
  values: Values,
  sides: Sides,
  mayLean: boolean,
): FitPose | null {
  const of = (name: string): number => values[name] ?? 0;
  const height = of('height');
  if (obstacle === 'door') {
    const pose = throughOpening(sides, of('width'), height, mayLean);
    return pose && { at: 'door', ...pose };
  }
  if (obstacle === 'lift') {
    const lift = {
      doorWidth: of('doorWidth'),
      doorHeight: of('doorHeight'),
      width: of('width'),
      depth: of('depth'),
      height,
    };
    const pose = intoLift(sides, lift, mayLean);
    return pose && { at: 'lift', ...pose };
  }
  const pose = cornerAt(obstacle, values, sides, mayLean);
  return pose === null || pose.by === 'stuck' ? null : { at: 'corner', ...pose };
}

/** The landing of stairs is a corner between their width and its depth. */
function cornerAt(
  obstacle: 'corner' | 'stairs',
  values: Values,
  sides: Sides,
  mayLean: boolean,
): CornerPose | null {
  const of = (name: string): number => values[name] ?? 0;
  const height = of('height');
  if (obstacle === 'corner')
    return roundCorner(sides, { before: of('before'), after: of('after'), height }, mayLean);
  const passage = { before: of('width'), after: of('landing'), height };
  const flight = { width: of('width'), height: height * Math.cos(slope) };
  return roundCorner(sides, passage, mayLean, flight);
}

/** What may be done with a piece to get it through, in the order of `fitWays`. */
const attempts = [
  { way: 'straight', mayLean: false, bare: false },
  { way: 'tilted', mayLean: true, bare: false },
  { way: 'without-legs', mayLean: true, bare: true },
] as const;

type Through = { readonly way: FitWay; readonly pose: FitPose };

/** The easiest way through, none beyond `hardest`. */
function through(
  obstacle: Obstacle,
  values: Values,
  box: Sides,
  withoutLegs: Sides | null,
  hardest: FitWay = 'without-legs',
): Through | null {
  for (const { way, mayLean, bare } of attempts) {
    const sides = bare ? withoutLegs : box;
    const pose = sides === null ? null : poseAt(obstacle, values, sides, mayLean);
    if (pose !== null) return { way, pose };
    if (way === hardest) return null;
  }
  return null;
}

/** The largest whole number up to `most` for which something holds that holds for 0, and for no more once it failed. */
function largest(most: number, holds: (cm: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How a piece that does not come through is drawn: its smallest end before the door, on its back in the lift, stuck. */
function nearestPose(obstacle: Obstacle, values: Values, sides: Sides): FitPose | null {
  const [long, middle, short] = sides;
  if (obstacle === 'door') return { at: 'door', across: short, up: middle, angle: 0 };
  if (obstacle === 'lift')
    return { at: 'lift', width: middle, depth: long, height: short, leans: 'no', angle: 0 };
  const pose = cornerAt(obstacle, values, sides, true);
  return pose && { at: 'corner', ...pose };
}

/** Nobody widens a door by more; beyond, a measure alone is not what keeps a piece out. */
const mostMissing = 500;

function answerFor(
  obstacle: Obstacle,
  values: Values,
  box: Sides,
  withoutLegs: Sides | null,
): FitAnswer {
  const names: readonly MeasureOf[] = measuresOf[obstacle];
  const moved = (name: string, by: number): Values => ({
    ...values,
    [name]: (values[name] ?? 0) + by,
  });
  const found = through(obstacle, values, box, withoutLegs);
  if (found !== null) {
    const rooms = names.map((measure) => ({
      measure,
      room: largest(
        values[measure] ?? 0,
        (cm) => through(obstacle, moved(measure, -cm), box, withoutLegs, found.way) !== null,
      ),
    }));
    const [tightest] = rooms.toSorted((a, b) => a.room - b.room);
    return { obstacle, ...found, room: tightest?.room ?? 0, measure: tightest?.measure ?? null };
  }
  const stays = (grown: (cm: number) => Values) =>
    largest(mostMissing, (cm) => through(obstacle, grown(cm), box, withoutLegs) === null) + 1;
  const [least] = names
    .map((measure) => ({ measure, room: stays((cm) => moved(measure, cm)) }))
    .filter(({ room }) => room <= mostMissing)
    .toSorted((a, b) => a.room - b.room);
  const everywhere = (cm: number): Values =>
    Object.fromEntries(names.map((name) => [name, (values[name] ?? 0) + cm]));
  return {
    obstacle,
    way: 'none',
    room: least?.room ?? stays(everywhere),
    measure: least?.measure ?? null,
    pose: nearestPose(obstacle, values, withoutLegs ?? box),
  };
}

const rank = ({ way }: Pick<FitAnswer, 'way'>): number => fitWays.indexOf(way);

/** Whichever is worse for a piece of several boxes: what is harder, then what has less room or lacks more. */
const worse = (a: FitAnswer, b: FitAnswer): number =>
  rank(b) - rank(a) || (a.way === 'none' ? b.room - a.room : a.room - b.room);

/** What every obstacle of a way in says of a piece, in the order in which it meets them. */
export function fitAnswers(piece: CarriedPiece, way: WayIn): readonly FitAnswer[] {
  return obstacles.flatMap((obstacle) => {
    const values = measuresIn(way, obstacle);
    if (values === null) return [];
    const [worst] = piece.boxes
      .map((box) => answerFor(obstacle, values, box, piece.withoutLegs))
      .toSorted(worse);
    return worst === undefined ? [] : [worst];
  });
}

/** The answer that decides for the whole way in. */
export const decisive = (answers: readonly FitAnswer[]): FitAnswer | undefined =>
  answers.toSorted(worse)[0];

/** Whether a piece comes in at all: `fitAnswers` without their centimetres, for many pieces. */
export function fits(piece: CarriedPiece, way: WayIn): boolean {
  return obstacles.every((obstacle) => {
    const values = measuresIn(way, obstacle);
    return (
      values === null ||
      piece.boxes.every((box) => through(obstacle, values, box, piece.withoutLegs) !== null)
    );
  });
}

/** A piece that comes through the narrowest way in that can be told, straight: nobody has to measure for it. */
export const fitsAnywhere = (piece: CarriedPiece): boolean =>
  fits({ ...piece, withoutLegs: null }, narrowestWayIn);
