import { focusRing, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** A choice that is a large picture with its name; the control itself lies under it. */
export const option = style({ position: 'relative', display: 'block', cursor: 'pointer' });

export const input = style({ position: 'absolute', opacity: 0, inset: 0, cursor: 'inherit' });

export const look = style({
  display: 'grid',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  selectors: {
    [`${input}:checked + &`]: {
      borderColor: vars.color.action.primary.bg,
      boxShadow: `inset 0 0 0 1px ${vars.color.action.primary.bg}`,
    },
    [`${input}:focus-visible + &`]: focusRing,
  },
  '@media': {
    [media.forced]: { selectors: { [`${input}:checked + &`]: { outline: '2px solid Highlight' } } },
  },
});

export const label = style({ fontWeight: 600 });
