import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: space[10] });
export const group = style({ display: 'grid', gap: space[3], scrollMarginBlockStart: '6rem' });
export const answer = style({ display: 'grid', gap: space[3], maxWidth: '68ch' });
export const mark = style({
  background: 'none',
  color: 'inherit',
  boxShadow: `inset 0 -0.4em ${vars.color.action.selected.bg}`,
});
