import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { hairline, underline } from '../parts.ts';
import { frameOf } from './frame-of.ts';

const { header } = vars.color;
const demo = frameOf('demo');

// As on the door of a show flat: the name in the middle, the menu under it.
demo('bar', {
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr auto 1fr',
      gridTemplateAreas: '"search logo tools" "nav nav nav"',
      minHeight: 132,
    },
  },
});
demo('search', { '@media': { [media.desktop]: { maxWidth: 280 } } });
demo('navItems', { justifyContent: 'center', borderBlockStart: hairline });
demo('navItem', { height: '100%', paddingInline: space[5], color: header.muted });
demo('navItem', { color: header.text }, ':hover');
demo('navItemCurrent', { color: header.text });
demo('navItemCurrent', { ...underline(space[5]), insetBlockStart: -1, height: 1 }, '::after');
