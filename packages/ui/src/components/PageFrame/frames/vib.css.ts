import { line } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { pageOf } from './page-of.ts';

const vib = pageOf('vib');

// The page ends in the bank's second colour before the footer begins.
vib({
  borderBlockEnd: `${line.bar} solid ${vars.color.mark.accent}`,
  '@media': { print: { border: 0 } },
});
