import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Without its styles yet: a window's worth of nothing, so that there is somewhere to scroll to. What stands in it is
 * neither styled nor laid out, which on a phone is most of a page's first layout.
 */
export const asleep = style({ height: '100vh', contentVisibility: 'hidden' });

// Where no script will ever wake it, the server links its styles and says so.
globalStyle(`:root:has(> head > noscript > link) ${asleep}`, {
  height: 'auto',
  contentVisibility: 'visible',
});
