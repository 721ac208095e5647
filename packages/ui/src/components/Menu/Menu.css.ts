import { media } from '../../theme/media.ts';
import { keyframes } from '@vanilla-extract/css';
import { floating, focusRing } from '../../theme/mixins.ts';
import { duration, easing, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style([
  floating,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    minWidth: 208,
    maxWidth: 'min(340px, calc(100vw - 16px))',
    maxHeight: 'min(440px, calc(100dvh - 16px))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.shape.overlay,
    ':focus-visible': { outline: 'none' },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&:popover-open': { animation: `${drop} ${duration.fast} ${easing.enter}` } },
      },
    },
  },
]);

const row = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: size.touch,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: vars.shape.control,
    textAlign: 'start',
    fontWeight: 400,
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    ':active': { backgroundColor: vars.color.action.quiet.active },
    ':focus-visible': {
      ...focusRing,
      outlineOffset: '-2px',
      backgroundColor: vars.color.action.quiet.hover,
    },
    selectors: {
      '&[aria-disabled=true]': {
        color: vars.color.text.disabled,
        cursor: 'default',
        backgroundColor: 'transparent',
      },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
    },
  },
]);

export const entry = {
  default: row,
  critical: style([row, { color: vars.color.tone.critical.text }]),
};

export const icon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.text.muted });
export const label = style({ flex: 1, minWidth: 0 });
export const hint = style([
  textStyle('caption'),
  { display: 'block', color: vars.color.text.muted },
]);
export const check = style({ flexShrink: 0, color: vars.color.action.selected.mark });
export const line = style({
  marginBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
export const heading = style([
  textStyle('caption'),
  {
    paddingBlock: `${space[2]} ${space[1]}`,
    paddingInline: space[3],
    color: vars.color.text.muted,
  },
]);
