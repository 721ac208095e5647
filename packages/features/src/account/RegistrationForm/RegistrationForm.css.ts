import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const toHave = style({ display: 'grid', gap: space[3] });
export const haveList = style([
  textStyle('small'),
  { display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' },
]);

export const invitation = style({ display: 'grid', gap: space[5], justifyItems: 'start' });
export const status = style({ display: 'grid', gap: space[6] });
export const statusHead = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const licence = style({
  width: '12rem',
  maxWidth: '100%',
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.small,
});
export const mismatch = style({ display: 'grid', gap: space[4] });
export const lines = style({ display: 'grid', overflowWrap: 'anywhere' });
