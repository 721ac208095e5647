import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { size } from '../../../theme/scale.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { pageOf } from './page-of.ts';

const bgrid = pageOf('bgrid');
const line = `1px solid ${vars.color.border.hairline}`;

// A plan's axes at both edges of the content, behind it.
bgrid(
  {
    '@media': {
      [media.desktop]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        insetInline: `max(0px, calc((100% - ${size.content}) / 2))`,
        borderInline: line,
        pointerEvents: 'none',
      },
      print: { display: 'none' },
    },
  },
  '::before',
);

// Its ink would not be seen on the dark foot of the page.
globalStyle('[data-frame=bgrid] footer', {
  '@layer': { [layers.ui]: { vars: { [vars.color.mark.ink]: vars.color.footer.text } } },
});
