import type { MeasureOf, Obstacle } from '@hien/domain';

/** What a measure of an obstacle is called. */
export const measureLabel = <Name extends MeasureOf>(obstacle: Obstacle, name: Name) =>
  obstacle === 'stairs' && name === 'height'
    ? ('fit.measure.headroom' as const)
    : (`fit.measure.${name}` as const);
