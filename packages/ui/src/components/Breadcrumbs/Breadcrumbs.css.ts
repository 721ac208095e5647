import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/mixins.ts';
import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { listLink } from '../../internal/parts.ts';

export const list = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: space[1],
    color: vars.color.text.muted,
  },
]);

/** On phones only the last step back is there. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.phone]: { selectors: { '&:not(:nth-last-child(2))': { display: 'none' } } },
    [media.tablet]: {
      '::after': { content: '/', marginInline: space[2], color: vars.color.border.control },
    },
  },
});

export const back = style({
  marginInlineEnd: space[1],
  '@media': { [media.tablet]: { display: 'none' } },
});

export const link = style([
  listLink,
  {
    position: 'relative',
    paddingBlock: space[2],
    ':hover': { color: vars.color.text.default },
    '@media': { [media.touch]: { '::before': touchTarget } },
  },
]);

export const here = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '40ch',
  color: vars.color.text.default,
  '@media': { [media.phone]: { display: 'none' } },
});
