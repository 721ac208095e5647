import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const chip = style([
  textStyle('label'),
  transition('background-color', 'border-color', 'color'),
  {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[2],
    minHeight: size.control,
    paddingInline: space[4],
    // One line as long as its place has room for one.
    maxWidth: '100%',
    fontWeight: font.weight.regular,
    color: vars.color.text.default,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: radius.round,
    ':hover': {
      borderColor: vars.color.border.strong,
      backgroundColor: vars.color.action.quiet.hover,
    },
    ':active': { backgroundColor: vars.color.action.quiet.active },
    ':focus-visible': focusRing,
    ':disabled': {
      color: vars.color.text.disabled,
      borderColor: vars.color.border.hairline,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
    '@media': { [media.touch]: { minHeight: size.touch } },
  },
]);

/** As the system marks what is chosen; an outline is left to focus. */
const forced = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
} as const;

export const chosen = style({
  '@media': {
    [media.forced]: {
      ...forced,
      ':hover': forced,
      ':focus-visible': { outlineColor: 'CanvasText' },
    },
  },
  fontWeight: vars.type.controlWeight,
  color: vars.color.action.selected.text,
  borderColor: vars.color.action.selected.mark,
  backgroundColor: vars.color.action.selected.bg,
  ':hover': {
    borderColor: vars.color.action.selected.mark,
    backgroundColor: vars.color.action.selected.bg,
  },
});

export const icon = style({ display: 'inline-flex', marginInlineStart: `calc(${space[1]} * -1)` });
export const count = style([textStyle('caption'), tabular]);
