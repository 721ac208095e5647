import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const half = style({ display: 'grid', gap: space[2], alignContent: 'start', margin: 0 });
export const sheet = style({ border: `${line.hairline} solid ${vars.color.border.hairline}` });
export const read = style({ position: 'relative' });
export const marks = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
// The sheet is as light in dark: a mark's own colour lies thinly on it, and its line tells it.
export const room = style({
  fill: vars.color.action.selected.mark,
  fillOpacity: 0.16,
  stroke: vars.color.action.selected.mark,
  strokeWidth: 2.5,
  vectorEffect: 'non-scaling-stroke',
});
export const door = style({
  fill: vars.color.text.price,
  fillOpacity: 0.22,
  stroke: vars.color.text.price,
  strokeWidth: 2.5,
  vectorEffect: 'non-scaling-stroke',
});
