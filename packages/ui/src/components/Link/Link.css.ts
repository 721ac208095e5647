import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
} as const;

export const root = style({
  borderRadius: vars.shape.small,
  ...transition('color', 'text-decoration-color'),
  selectors: { '&:focus-visible': focusRing },
});

export const variant = styleVariants({
  text: {
    color: vars.color.text.link,
    ...underline,
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  quiet: {
    color: 'inherit',
    selectors: { '&:hover': underline },
  },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    color: vars.color.text.link,
    fontWeight: vars.type.controlWeight,
    selectors: { '&:hover': underline },
    // As high as a thumb, without moving anything.
    '@media': { [media.touch]: { paddingBlock: 9, marginBlock: -9 } },
  },
});

/** The whole of the nearest positioned ancestor follows the link. */
export const stretched = style({
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const icon = style({
  display: 'inline',
  width: '0.9em',
  height: '0.9em',
  marginInlineStart: '0.2em',
  verticalAlign: '-0.08em',
  // There the line has a gap of its own.
  selectors: { [`${variant.action} > &`]: { marginInlineStart: 0 } },
});
