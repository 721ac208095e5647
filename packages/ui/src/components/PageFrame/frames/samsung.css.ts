import { vars } from '../../../theme/vars.css.ts';
import { pageOf } from './page-of.ts';

const samsung = pageOf('samsung');

// Light falls from under the header.
samsung({
  backgroundImage: `linear-gradient(${vars.color.surface.sunken}, transparent 20rem)`,
  '@media': { print: { backgroundImage: 'none' } },
});
