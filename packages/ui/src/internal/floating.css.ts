import { keyframes } from '@vanilla-extract/css';
import { floating } from '../theme/mixins.ts';
import { duration, easing, space } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style([
  floating,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxWidth: 'calc(100vw - 16px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    ':focus-visible': { outline: 'none' },
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.shape.overlay,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&:popover-open': { animation: `${drop} ${duration.fast} ${easing.enter}` } },
      },
    },
  },
]);
