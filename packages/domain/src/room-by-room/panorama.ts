/** Metres: across, into the room, up. */
export type RoomPoint = readonly [x: number, y: number, z: number];

/** Where a panorama was taken and which way its middle looks, in radians to the left of the y axis (as Blender turns). */
export type PanoramaEye = { readonly at: RoomPoint; readonly turn: number };

/** Radians to the right of the panorama's middle (−π to π), and up (−π/2 to π/2). */
export type Direction = { readonly yaw: number; readonly pitch: number };

/** Where a point of the scene is seen in a panorama; straight ahead for the point of the eye itself. */
export function projectToPanorama({ at, turn }: PanoramaEye, point: RoomPoint): Direction {
  const [x, y, z] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
  return { yaw: normalTurn(Math.atan2(x, y) + turn), pitch: Math.atan2(z, Math.hypot(x, y)) };
}

/** An angle between −π and π. */
export function normalTurn(angle: number): number {
  const turn = angle % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
