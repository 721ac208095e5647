import { space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const eyebrow = style([textStyle('label'), { color: vars.color.text.price }]);
