import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { roomy, searchAtTheEnd, underline } from '../parts.ts';
import { frameOf } from './frame-of.ts';

const { color } = vars;
const cell = `1px solid ${color.border.hairline}`;
const bgrid = frameOf('bgrid');

// A plan: cells from edge to edge.
bgrid('bar', {
  '@media': {
    [media.desktop]: { maxWidth: 'none' },
    [roomy]: { columnGap: space[5], minHeight: 64 },
  },
});
bgrid('search', { '@media': { [roomy]: searchAtTheEnd } });
bgrid('navItems', { borderInlineEnd: cell });
bgrid('navItem', { height: '100%', paddingInline: space[5], borderInlineStart: cell });
bgrid('navItem', { backgroundColor: color.action.quiet.hover }, ':hover');
bgrid('navItemCurrent', { fontWeight: vars.type.controlWeight });
bgrid(
  'navItemCurrent',
  { ...underline('0'), bottom: 0, height: 4, backgroundColor: color.mark.accent },
  '::after',
);
