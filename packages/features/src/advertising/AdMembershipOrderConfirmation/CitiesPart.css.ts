import { line, radius, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const city = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: radius[2],
});
