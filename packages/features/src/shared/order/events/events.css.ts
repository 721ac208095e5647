import { space, textStyle } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4] });
export const group = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, border: 0 });
export const legend = style([textStyle('label'), { padding: 0 }]);
/** What the shop bears belongs to the figures above it. */
export const cost = style({ display: 'grid', gap: space[2] });
export const costTitle = style([textStyle('label'), { margin: 0 }]);
