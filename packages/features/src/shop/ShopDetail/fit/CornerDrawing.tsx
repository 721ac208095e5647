import type { CornerPose } from '@hien/domain';
import { type Point, pointsOf, turningBox } from './drawing.ts';
import * as s from './fit.css.ts';

interface CornerDrawingProps {
  pose: CornerPose;
  /** Centimetres of the passage up to the corner (from below) and behind it (to the right). */
  before: number;
  after: number;
  /** The passage up to the corner has steps. */
  steps: boolean;
  look: 'fits' | 'stuck';
  label: string;
}

const at = (box: readonly Point[], x: number, y: number): readonly Point[] =>
  box.map(([left, top]) => [left + x, top + y]);

const upright = (width: number, height: number): readonly Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** The turn from above: where it comes from, where it is tightest, and where it goes. */
export function CornerDrawing({ pose, before, after, steps, look, label }: CornerDrawingProps) {
  const { length, width, by, tightest } = pose;
  const far = Math.max(before, after) + length * 0.75;
  const high = Math.max(after, before, width) + length * 0.55;
  const edge = far * 0.04;
  const ghosts =
    by === 'slide'
      ? [at(upright(width, length), 0, high - length), at(upright(width, length), far - width, 0)]
      : [(tightest.angle + Math.PI / 2) / 2 + 0.2, tightest.angle / 2 - 0.1]
          .map((angle) => Math.min(Math.PI / 2, Math.max(0, angle)))
          .map((angle) => turningBox(length, width, angle));
  const now = by === 'slide' ? upright(width, length) : turningBox(length, width, tightest.angle);
  const treads = steps
    ? Array.from({ length: 12 }, (_, step) => after + 14 + step * 27).filter((y) => y < high)
    : [];
  return (
    <svg
      className={s.drawing}
      viewBox={`${-edge} ${-edge} ${far + 2 * edge} ${high + 2 * edge}`}
      role="img"
      aria-label={label}
    >
      <polygon
        className={s.floor}
        points={pointsOf([
          [0, 0],
          [far, 0],
          [far, after],
          [before, after],
          [before, high],
          [0, high],
        ])}
      />
      {treads.map((y) => (
        <line key={y} className={s.mark} x1={0} x2={before} y1={y} y2={y} />
      ))}
      {ghosts.map((box) => (
        <polygon key={pointsOf(box)} className={s.ghost} points={pointsOf(box)} />
      ))}
      <polygon className={s.piece[look]} points={pointsOf(now)} />
      <polyline
        className={s.edge}
        points={pointsOf([
          [0, high],
          [0, 0],
          [far, 0],
        ])}
      />
      <polyline
        className={s.edge}
        points={pointsOf([
          [before, high],
          [before, after],
          [far, after],
        ])}
      />
    </svg>
  );
}
