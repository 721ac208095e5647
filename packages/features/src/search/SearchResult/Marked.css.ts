import { style } from '@vanilla-extract/css';
import { vars } from '@hien/ui/theme';

export const mark = style({
  background: 'none',
  color: 'inherit',
  boxShadow: `inset 0 -0.4em ${vars.color.action.selected.bg}`,
});
