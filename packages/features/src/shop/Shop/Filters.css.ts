import { style } from '@vanilla-extract/css';
import { space, tabular, textStyle, vars } from '@hien/ui/theme';

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
});

export const count = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
