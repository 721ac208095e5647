import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[5] });

export const account = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
