import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const modules = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const module = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const name = style({ display: 'grid', gap: space[1] });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
});
