import type { FitAnswer, FitPose } from '@hien/domain';
import { CornerDrawing } from './CornerDrawing.tsx';
import { type Point, leaningBox, pointsOf } from './drawing.ts';
import * as s from './fit.css.ts';

interface FitDrawingProps {
  answer: FitAnswer;
  /** What the obstacle measures, in centimetres. */
  measures: Readonly<Record<string, number>>;
  /** What there is to see, in words. */
  label: string;
}

/** The piece as it is held in the obstacle, to scale; nothing where it cannot even be brought up to it. */
export function FitDrawing({ answer, measures, label }: FitDrawingProps) {
  const { pose, way } = answer;
  if (pose === null) return null;
  const look = way === 'none' ? 'stuck' : 'fits';
  if (pose.at === 'corner') {
    const isStairs = answer.obstacle === 'stairs';
    return (
      <CornerDrawing
        pose={pose}
        before={measures[isStairs ? 'width' : 'before'] ?? 0}
        after={measures[isStairs ? 'landing' : 'after'] ?? 0}
        steps={isStairs}
        look={look}
        label={label}
      />
    );
  }
  const view = pose.at === 'door' ? doorView(pose, measures) : liftView(pose, measures);
  const { width, height } = view;
  const across = Math.max(width, ...view.piece.map(([x]) => x));
  const up = Math.max(height, ...view.piece.map(([, y]) => y));
  const edge = Math.max(across, up) * 0.06;
  // Drawn upwards from the floor.
  const flipped = (points: readonly Point[]) => pointsOf(points.map(([x, y]) => [x, up - y]));
  return (
    <svg
      className={s.drawing}
      viewBox={`${-edge} ${-edge} ${across + 2 * edge} ${up + 2 * edge}`}
      role="img"
      aria-label={label}
    >
      <polygon
        className={s.floor}
        points={flipped([
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ])}
      />
      <polygon className={s.piece[look]} points={flipped(view.piece)} />
      <polyline
        className={s.edge}
        points={flipped(
          view.isOpen
            ? [
                [0, 0],
                [0, height],
                [width, height],
                [width, 0],
              ]
            : [
                [0, 0],
                [width, 0],
                [width, height],
                [0, height],
                [0, view.lintel],
              ],
        )}
      />
      {view.isOpen ? (
        <line className={s.mark} x1={-edge} x2={across + edge} y1={up} y2={up} />
      ) : null}
    </svg>
  );
}

interface View {
  width: number;
  height: number;
  piece: readonly Point[];
  /** A door's frame stands open at the floor; a cabin is open at its door. */
  isOpen: boolean;
  /** Where a cabin's door ends, above its floor. */
  lintel: number;
}

/** From the front: the opening, and the end of the piece in it. */
function doorView(
  { across, up, angle }: FitPose & { at: 'door' },
  { width = 0, height = 0 }: Readonly<Record<string, number>>,
): View {
  const box = leaningBox(across, up, angle);
  const wide = Math.max(...box.map(([x]) => x));
  const shift = Math.max(0, (width - wide) / 2);
  return {
    width,
    height,
    piece: box.map(([x, y]) => [x + shift, y]),
    isOpen: true,
    lintel: height,
  };
}

/** From the side, its door at the left; from above where the piece stands aslant on the floor. */
function liftView(
  pose: FitPose & { at: 'lift' },
  { width = 0, depth = 0, height = 0, doorHeight = 0 }: Readonly<Record<string, number>>,
): View {
  const fromAbove = pose.leans === 'round';
  const piece = fromAbove
    ? leaningBox(pose.width, pose.depth, pose.angle)
    : leaningBox(pose.depth, pose.height, pose.angle);
  return {
    width: fromAbove ? width : depth,
    height: fromAbove ? depth : height,
    piece,
    isOpen: false,
    lintel: fromAbove ? depth : doorHeight,
  };
}
