import { media } from '../theme/media.ts';
import { space } from '../theme/scale.css.ts';
import { sharedStyle, style } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { drift, wholeCard } from './parts.ts';

/** What cards have in common: no box, the picture is the card, the words stand under it. */

export const card = sharedStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** Clips the picture as it comes nearer. Not isolated: `action` in it lies over the link that covers the whole card. */
export const frame = sharedStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.shape.card,
});

export const picture = style([
  drift,
  {
    borderRadius: 0,
    '@media': {
      [media.hover]: { selectors: { 'article:hover &': { transform: 'scale(1.025)' } } },
    },
  },
]);

export const words = sharedStyle({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: space[3],
  minWidth: 0,
});

export const link = style(wholeCard);

export const badges = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  maxWidth: `calc(100% - ${space[16]})`,
  pointerEvents: 'none',
});

/** Over the link that covers the card. */
export const action = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
});
