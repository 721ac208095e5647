/** Where one looks: radians to the right of the picture's middle, and up. `fov` is the upright angle seen. */
export type Gaze = { yaw: number; pitch: number; fov: number };
/** A point on the sphere, in radians as above. */
export type Direction = { yaw: number; pitch: number };

export const FOV = { start: 1.25, least: 0.5, most: 1.6 } as const;
/** Looking straight up, left and right lose their meaning. */
const STEEPEST = 1.48;
const TURN = Math.PI * 2;

/** The gaze brought back to what there is: once around, not past the poles, not too near or far. */
export const settled = ({ yaw, pitch, fov }: Gaze): Gaze => ({
  yaw: yaw - TURN * Math.round(yaw / TURN),
  pitch: Math.min(STEEPEST, Math.max(-STEEPEST, pitch)),
  fov: Math.min(FOV.most, Math.max(FOV.least, fov)),
});

/**
 * Where a direction is seen, as parts of the window from its left and top (0 to 1 within it), or
 * null where it lies behind. `aspect` is the window's width by its height.
 */
export const project = (
  to: Direction,
  gaze: Gaze,
  aspect: number,
): { x: number; y: number } | null => {
  const around = to.yaw - gaze.yaw;
  const right = Math.cos(to.pitch) * Math.sin(around);
  const up = Math.sin(to.pitch);
  const on = Math.cos(to.pitch) * Math.cos(around);
  const depth = on * Math.cos(gaze.pitch) + up * Math.sin(gaze.pitch);
  if (depth <= 0.05) return null;
  const height = up * Math.cos(gaze.pitch) - on * Math.sin(gaze.pitch);
  const reach = Math.tan(gaze.fov / 2);
  return {
    x: 0.5 + right / depth / (2 * reach * aspect),
    y: 0.5 - height / depth / (2 * reach),
  };
};
