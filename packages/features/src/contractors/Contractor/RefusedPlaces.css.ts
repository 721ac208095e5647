import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
