import { focusRing, transition } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` });
export const item = style({ borderBlockStart: `1px solid ${vars.color.border.hairline}` });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 60,
  paddingBlock: space[3],
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius[2],
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const title = style([textStyle('h5'), { flex: 1, minWidth: 0 }]);
export const hint = style([textStyle('small'), { color: vars.color.text.muted }]);
export const mark = style([
  transition('transform'),
  {
    flexShrink: 0,
    color: vars.color.text.muted,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
  },
]);
export const body = style([
  textStyle('body'),
  { maxWidth: size.measure, paddingBlockEnd: space[6], color: vars.color.text.muted },
]);
