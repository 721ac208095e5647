import { space } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { roomy, twoStoreys, underline } from '../parts.ts';
import { frameOf } from './frame-of.ts';

const { color } = vars;
const vib = frameOf('vib');

// Two storeys at any width: who, then where.
vib('bar', { '@media': { [roomy]: twoStoreys } });
vib('navItem', { height: '100%', paddingInlineEnd: space[8] });
vib('navItem', { color: color.header.muted }, ':hover');
vib('navItemCurrent', { fontWeight: vars.type.controlWeight });
vib(
  'navItemCurrent',
  { ...underline(`0 ${space[8]}`), bottom: 0, height: 3, backgroundColor: color.mark.accent },
  '::after',
);
