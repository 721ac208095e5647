import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { pageOf } from './page-of.ts';

const demo = pageOf('demo');

// The page hangs in a mount, as a plan does in a show flat.
demo({
  '@media': {
    [media.desktop]: {
      marginInline: space[6],
      marginBlockEnd: space[6],
      border: `1px solid ${vars.color.border.hairline}`,
      borderBlockStart: 0,
    },
    print: { margin: 0, border: 0 },
  },
});
