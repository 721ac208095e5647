import { globalStyle, style } from '@vanilla-extract/css';
import { duration, easing, line, radius, space } from '../scale.css.ts';
import { tabular, textStyle } from '../typography.ts';
import { vars } from '../vars.css.ts';

const edge = `${line.hairline} solid ${vars.color.border.hairline}`;

export const groups = style({ display: 'grid', gap: space[10] });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `${space[5]} ${space[6]}`,
  marginBlockStart: space[4],
});
export const swatch = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });
export const chip = style({
  ...textStyle('h5'),
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  flexShrink: 0,
  border: edge,
  borderRadius: radius[2],
});
export const name = style({ ...textStyle('small'), fontWeight: 500 });
export const note = style({ ...textStyle('caption'), color: vars.color.text.muted });
export const figure = style({ ...textStyle('caption'), ...tabular });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  alignItems: 'baseline',
  gap: space[6],
  paddingBlock: space[3],
  borderBlockEnd: edge,
});
export const bar = style({
  height: space[4],
  backgroundColor: vars.color.action.primary.bg,
  borderRadius: radius[1],
});

/** What runs along its line when asked to, and at once for who wants no motion. */
export const track = style({
  position: 'relative',
  height: space[6],
  marginBlock: space[2],
  borderBlockEnd: edge,
});
const runner = style({
  position: 'absolute',
  insetBlockStart: 0,
  width: space[5],
  height: space[5],
  borderRadius: radius.round,
  backgroundColor: vars.color.action.primary.bg,
  transitionProperty: 'transform',
  transitionTimingFunction: easing.standard,
});
export const run = {
  fast: style([runner, { transitionDuration: duration.fast }]),
  base: style([runner, { transitionDuration: duration.base }]),
  slow: style([runner, { transitionDuration: duration.slow }]),
};
globalStyle(`[data-away] > ${runner}`, { transform: 'translateX(240px)' });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: `${space[4]} ${space[6]}`,
});
export const icon = style({ display: 'flex', gap: space[3], alignItems: 'center' });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space[6],
  alignItems: 'start',
});
