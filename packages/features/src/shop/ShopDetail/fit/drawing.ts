/** Centimetres to the right and up. */
export type Point = readonly [x: number, y: number];

/** A box `long` by `thick` that leans by `angle`, its lowest corner on the ground and its leftmost at 0. */
export function leaningBox(long: number, thick: number, angle: number): readonly Point[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const from = thick * sin;
  return [
    [from, 0],
    [from + long * cos, long * sin],
    [long * cos, long * sin + thick * cos],
    [0, thick * cos],
  ];
}

/** A box round a corner whose ends touch both outer walls; 90° lies before the corner, 0 behind it. */
export function turningBox(long: number, thick: number, angle: number): readonly Point[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [long * cos, 0],
    [long * cos + thick * sin, thick * cos],
    [thick * sin, long * sin + thick * cos],
    [0, long * sin],
  ];
}

export const pointsOf = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ');
