import { focusRing } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';

export const root = style({ display: 'inline-grid', justifyItems: 'start' });

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.surface.raised,
  ':hover': { borderColor: vars.color.border.strong },
  selectors: {
    '&:has([aria-invalid=true])': {
      borderColor: vars.color.border.invalid,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.invalid}`,
    },
  },
});

export const size = styleVariants({
  md: { minHeight: 48 },
  sm: {},
});

export const off = style({
  color: vars.color.text.disabled,
  borderColor: vars.color.border.hairline,
  backgroundColor: 'transparent',
  ':hover': { borderColor: vars.color.border.hairline },
});

export const button = style([
  quietIcon,
  { borderRadius: radius[3], ':focus-visible': { outlineOffset: '-4px' } },
]);

export const input = style([
  textStyle('label'),
  tabular,
  {
    // 16 px, or phones zoom in on focus.
    fontSize: '1rem',
    width: '3.25ch',
    minWidth: 36,
    alignSelf: 'stretch',
    textAlign: 'center',
    borderRadius: radius[2],
    ':focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
]);

export const reason = style([
  textStyle('caption'),
  {
    color: vars.color.tone.accent.text,
    display: 'block',
    selectors: { '&:not(:empty)': { marginBlockStart: space[1] } },
  },
]);
