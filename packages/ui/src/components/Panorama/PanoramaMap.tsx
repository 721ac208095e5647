import { useId } from 'react';
import { FOV, type Gaze } from './sphere.ts';
import * as s from './Panorama.css.ts';

/** The room from above, in metres from its middle: x to the right, y away from its front. */
export type PanoramaPlan = {
  width: number;
  depth: number;
  /** Where one stands; `turn` is how far the picture's middle looks to the left of straight away from the front, in radians. */
  eye: { x: number; y: number; turn: number };
  pieces: readonly { x: number; y: number }[];
  doors: readonly { x: number; y: number }[];
};

const MARGIN = 0.25;
const REACH = 2.2;

/** Where one stands in the room and which part of it is seen. What it says is in the list, so it is drawn alone. */
export function PanoramaMap({
  plan,
  gaze,
  aspect,
}: {
  plan: PanoramaPlan;
  gaze: Gaze;
  aspect: number;
}) {
  const room = useId();
  const { width, depth, eye, pieces, doors } = plan;
  const half = Math.min(1.4, Math.atan(Math.tan(gaze.fov / 2) * aspect));
  const ahead = gaze.yaw - eye.turn;
  // Downwards is towards the front.
  const at = (x: number, y: number) =>
    `${(x + width / 2).toFixed(3)} ${(depth / 2 - y).toFixed(3)}`;
  const along = (angle: number, far: number) =>
    at(eye.x + Math.sin(angle) * far, eye.y + Math.cos(angle) * far);
  const near = REACH * (FOV.start / gaze.fov) ** 0.5;
  return (
    <svg
      className={s.map}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + MARGIN * 2} ${depth + MARGIN * 2}`}
      aria-hidden
      data-map
    >
      <defs>
        <clipPath id={room}>
          <rect width={width} height={depth} />
        </clipPath>
      </defs>
      <rect className={s.mapRoom} width={width} height={depth} rx={0.08} />
      <path
        className={s.mapCone}
        clipPath={`url(#${room})`}
        d={`M${at(eye.x, eye.y)} L${along(ahead - half, near)} A${near} ${near} 0 0 1 ${along(ahead + half, near)} Z`}
      />
      {pieces.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          className={s.mapPiece}
          cx={x + width / 2}
          cy={depth / 2 - y}
          r={0.13}
        />
      ))}
      {doors.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          className={s.mapDoor}
          cx={x + width / 2}
          cy={depth / 2 - y}
          r={0.2}
        />
      ))}
      <circle className={s.mapEye} cx={eye.x + width / 2} cy={depth / 2 - eye.y} r={0.17} />
    </svg>
  );
}
