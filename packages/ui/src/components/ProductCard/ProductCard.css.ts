import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { font, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { drift } from '../../internal/parts.ts';

export { action, badges, card, frame, link, picture, words } from '../../internal/card.css.ts';

export const faded = style({});

// The picture steps back; the words in its place, when there is none, stay readable.
globalStyle(`${faded} img`, { '@layer': { [layers.ui]: { opacity: 0.55 } } });

/** Lies over the first picture and comes under the pointer. */
export const alternate = style([
  drift,
  {
    position: 'absolute',
    inset: 0,
    borderRadius: 0,
    opacity: 0,
    '@media': {
      [media.touch]: { display: 'none' },
      [media.hover]: { selectors: { 'article:hover &': { opacity: 1 } } },
    },
  },
]);

export const soldOut = style([
  textStyle('caption'),
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlock: space[2],
    textAlign: 'center',
    fontWeight: font.weight.medium,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  },
]);

export const brand = style([textStyle('caption'), lineClamp(1), { color: vars.color.text.muted }]);
export const title = style([
  textStyle('label'),
  lineClamp(2),
  { fontWeight: font.weight.regular, textWrap: 'pretty' },
]);
export const price = style({ marginBlockStart: space[1] });
export const facts = style([
  textStyle('caption'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    marginBlockStart: space[1],
    color: vars.color.text.muted,
  },
]);
