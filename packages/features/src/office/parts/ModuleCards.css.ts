import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
});

export const drawing = style({
  marginBlockEnd: space[2],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
});
