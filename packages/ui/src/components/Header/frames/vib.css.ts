import { space } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { roomy, twoStoreys, underline } from '../parts.ts';
import { frameOf } from './frame-of.ts';

const { color } = vars;
const vib = frameOf('vib');

// Two storeys at any width: who, then where.
vib('bar', { '@media': { [roomy]: twoStoreys } });
vib('place', { height: '100%', paddingInlineEnd: space[8] });
vib('place', { color: color.header.muted }, ':hover');
vib('placeCurrent', { fontWeight: vars.type.controlWeight });
vib(
  'placeCurrent',
  { ...underline(`0 ${space[8]}`), bottom: 0, height: 3, backgroundColor: color.mark.accent },
  '::after',
);
