import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { hidden as unseen } from '../../theme/mixins.ts';
import { font, line, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const rule = `${line.hairline} solid ${color.border.hairline}`;

export const root = style([
  textStyle('label'),
  { width: '100%', fontWeight: font.weight.regular, color: color.text.default },
]);

export const hidden = style(unseen);
export const caption = style([
  textStyle('h5'),
  { textAlign: 'start', paddingBlockEnd: space[3], textWrap: 'balance' },
]);

export const section = style({});
globalStyle(`${section} + ${section} > tr:first-child > *`, {
  '@layer': { [layers.ui]: { borderBlockStart: rule, paddingBlockStart: space[3] } },
});
globalStyle(`${section} > tr:last-child > *`, {
  '@layer': { [layers.ui]: { paddingBlockEnd: space[3] } },
});

const cell = { paddingBlock: space[1], verticalAlign: 'top', fontWeight: 'inherit' } as const;

export const title = style([
  textStyle('small'),
  { ...cell, textAlign: 'start', fontWeight: font.weight.medium },
]);
export const label = style({
  ...cell,
  textAlign: 'start',
  paddingInlineEnd: space[4],
  color: color.text.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const hint = style([textStyle('caption'), { display: 'block', color: color.text.muted }]);

export const amount = style([tabular, { ...cell, textAlign: 'end' }]);
export const figure = style({ whiteSpace: 'nowrap' });
export const kind = styleVariants({
  plain: {},
  less: { color: color.text.price },
  free: { color: color.tone.positive.text },
});
export const old = style([
  textStyle('caption'),
  { marginInlineEnd: space[2], whiteSpace: 'nowrap', color: color.text.muted },
]);

const sum = {
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hairline} solid ${color.border.control}`,
  verticalAlign: 'baseline',
} as const;
export const totalLabel = style([
  textStyle('h5'),
  { ...sum, textAlign: 'start', paddingInlineEnd: space[4], overflowWrap: 'anywhere' },
]);
export const totalAmount = style([
  textStyle('h4'),
  tabular,
  { ...sum, textAlign: 'end', whiteSpace: 'nowrap', letterSpacing: 0 },
]);
