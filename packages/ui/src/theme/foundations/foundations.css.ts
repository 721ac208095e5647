import { style } from '@vanilla-extract/css';
import { line, radius, space } from '../scale.css.ts';
import { textStyle } from '../typography.ts';
import { vars } from '../vars.css.ts';

const edge = `${line.hairline} solid ${vars.color.border.hairline}`;

export const groups = style({ display: 'grid', gap: space[10] });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: `${space[4]} ${space[6]}`,
  marginBlockStart: space[4],
});
export const swatch = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });
export const chip = style({
  width: 48,
  height: 48,
  flexShrink: 0,
  border: edge,
  borderRadius: radius[2],
});
export const name = style({ ...textStyle('small'), fontWeight: 500 });
export const note = style({ ...textStyle('caption'), color: vars.color.text.muted });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  alignItems: 'baseline',
  gap: space[6],
  paddingBlock: space[3],
  borderBlockEnd: edge,
});
export const bar = style({
  height: space[4],
  backgroundColor: vars.color.action.primary.bg,
  borderRadius: radius[1],
});
