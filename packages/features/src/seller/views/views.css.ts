import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4] });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('label'), { margin: 0, overflowWrap: 'anywhere' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
