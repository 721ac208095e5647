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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: space[4],
});
