import { focusRing, line, lineClamp, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});
export const list = style({
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[1],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  ':focus-visible': focusRing,
});
export const thumb = style({ width: 72 });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([
  textStyle('label'),
  lineClamp(2),
  { selectors: { [`${piece}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 4 } } },
]);
export const gone = style([
  textStyle('small'),
  { gridColumn: 2, paddingBlockEnd: space[3], color: vars.color.text.muted },
]);

export const buy = style({ display: 'grid', gap: space[3] });
export const total = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] },
]);
export const sum = style([tabular, textStyle('h4')]);

export const own = style({ display: 'grid', gap: space[2] });
export const ownList = style([
  textStyle('small'),
  { display: 'grid', gap: space[1], paddingInlineStart: space[5], listStyle: 'disc' },
]);
