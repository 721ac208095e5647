import { wholeCard } from '../../internal/parts.ts';
import { transition } from '../../theme/mixins.ts';
import { font, line, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  padding: space[5],
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
});
export const interactive = style([
  transition('border-color'),
  { ':hover': { borderColor: color.border.control } },
]);

export const label = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'flex-start', gap: space[2], color: color.text.muted },
]);
export const icon = style({ display: 'inline-flex', flexShrink: 0, marginBlockStart: '1px' });
export const link = style(wholeCard);

export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const value = style([
  textStyle('h3'),
  tabular,
  { minWidth: 0, overflowWrap: 'anywhere', letterSpacing: 0 },
]);
export const unit = style([
  textStyle('small'),
  {
    marginInlineStart: space[2],
    fontWeight: font.weight.regular,
    color: color.text.muted,
  },
]);

const small = { flexShrink: 0, width: 84, height: 28 } as const;
export const trend = styleVariants({
  good: { ...small, color: color.tone.positive.solid },
  bad: { ...small, color: color.tone.critical.solid },
  neither: { ...small, color: color.tone.neutral.solid },
});

export const change = style([
  textStyle('caption'),
  tabular,
  { display: 'flex', alignItems: 'flex-start', gap: space[1] },
]);
export const verdict = styleVariants({
  good: { color: color.tone.positive.text },
  bad: { color: color.tone.critical.text },
  neither: { color: color.text.muted },
});
export const arrow = style({ flexShrink: 0, marginBlockStart: '1px' });
export const note = style([textStyle('caption'), { color: color.text.muted }]);
