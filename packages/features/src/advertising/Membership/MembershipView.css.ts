import { line as rule, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
const hairline = `${rule.hairline} solid ${vars.color.border.hairline}`;

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[5],
  border: hairline,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const places = style({ ...plain, display: 'grid', gap: space[3] });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
export const position = style([
  textStyle('h2'),
  { minInlineSize: space[12], color: vars.color.text.default },
]);
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, flex: '1 1 12rem' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const join = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem)',
  gap: space[3],
  justifyItems: 'start',
});
export const receipts = style({ display: 'grid', gap: space[3] });
export const lines = style({ ...plain, display: 'grid' });
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: hairline,
});
