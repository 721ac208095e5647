import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const files = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  width: '100%',
  maxWidth: '32rem',
  height: 'auto',
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});
