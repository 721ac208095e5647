import { style } from '@vanilla-extract/css';
import { space, tabular, vars } from '@hien/ui/theme';

export const reply = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.border.hairline}`,
});

export const date = style([
  tabular,
  { marginInlineStart: space[2], fontWeight: 400, color: vars.color.text.muted },
]);

export const words = style({ whiteSpace: 'pre-line' });
