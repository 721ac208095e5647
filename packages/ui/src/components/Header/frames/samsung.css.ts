import { radius, space } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { roomy } from '../parts.ts';
import { frameOf } from './frame-of.ts';

const samsung = frameOf('samsung');

samsung('bar', { '@media': { [roomy]: { minHeight: 64, columnGap: space[8] } } });
samsung('navItem', { paddingInline: space[3], borderRadius: radius.round });
samsung('navItem', { borderRadius: radius[2] }, ':focus-visible');
samsung('navItem', { backgroundColor: vars.color.action.quiet.hover }, ':hover');
samsung('navItemCurrent', {
  fontWeight: vars.type.controlWeight,
  boxShadow: 'inset 0 0 0 1px currentColor',
});
