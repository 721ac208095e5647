import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[2],
});
/** A whole date and its frame; where two and the button have no room, the button goes below. */
export const field = style({ flex: '1 1 7.375rem', minWidth: 0, display: 'grid', gap: space[1] });
// Beside each other on a phone, a date needs its frame's room.
globalStyle(`${field} input`, {
  '@layer': { [layers.ui]: { '@media': { [media.phone]: { paddingInline: space[2] } } } },
});
export const label = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const button = style({
  '@media': { [media.touch]: { width: size.touch, height: size.touch } },
});
export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
