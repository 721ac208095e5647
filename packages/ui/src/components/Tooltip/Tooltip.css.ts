import { media } from '../../theme/media.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const anchor = style({ display: 'inline-flex' });

export const bubble = style([
  textStyle('small'),
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxWidth: 280,
    paddingBlock: space[1],
    paddingInline: space[3],
    border: 0,
    borderRadius: radius[2],
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [media.forced]: { border: '1px solid' } },
  },
]);
