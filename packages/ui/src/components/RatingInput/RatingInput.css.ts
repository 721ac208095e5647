import { media } from '../../theme/media.ts';
import { focusRing, hidden, transition } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
});

/** The first star's own edge stands on the line of the fields. */
export const stars = style({ display: 'flex', marginInlineStart: '-8px' });

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  cursor: 'pointer',
  color: color.border.control,
  selectors: { '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-4px' } },
});

export const full = style({ color: color.rating.star });
export const off = style({ cursor: 'not-allowed', opacity: 0.5 });
export const input = style(hidden);

export const shape = style({
  width: 30,
  height: 30,
  fill: 'transparent',
  stroke: 'currentColor',
  strokeWidth: 1.1,
  ...transition('fill', 'stroke'),
  selectors: { [`${full} &`]: { fill: 'currentColor' } },
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

/** Beside the stars or below them, as the place is wide, not as the word is long: nothing moves as one chooses. */
export const word = style([
  textStyle('label'),
  { flex: '1 0 8rem', color: color.text.muted, minHeight: '1lh' },
]);
