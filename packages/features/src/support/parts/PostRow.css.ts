import { space, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  minWidth: 0,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  ...transition('background-color'),
  ':hover': { backgroundColor: vars.color.surface.sunken },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
});
