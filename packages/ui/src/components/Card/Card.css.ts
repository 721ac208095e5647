import { media } from '../../theme/media.ts';
import { transition } from '../../theme/mixins.ts';
import { line, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  borderRadius: vars.shape.card,
});

export const surface = styleVariants({
  outlined: {
    backgroundColor: vars.color.surface.raised,
    border: `${line.hairline} solid ${vars.color.border.hairline}`,
  },
  sunken: { backgroundColor: vars.color.surface.sunken },
  plain: {},
});

export const padding = styleVariants({
  none: {},
  sm: { padding: space[3] },
  md: { padding: space[5] },
  lg: { padding: space[6] },
});

export const interactive = style({
  ...transition('border-color'),
  selectors: {
    '&:hover': { borderColor: vars.color.border.control },
    '&:has(a:focus-visible)': { borderColor: vars.color.border.strong },
  },
});

export const selected = style({
  borderColor: vars.color.action.selected.mark,
  boxShadow: `inset 0 0 0 1px ${vars.color.action.selected.mark}`,
  '@media': { [media.forced]: { outline: '2px solid Highlight' } },
});
