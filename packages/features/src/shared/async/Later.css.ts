import { globalStyle, style } from '@vanilla-extract/css';

/** Without its styles yet: a window's worth of nothing, so that there is somewhere to scroll to. */
export const asleep = style({ height: '100vh', overflow: 'hidden', visibility: 'hidden' });

// Where no script will ever wake it, the server links its styles and says so.
globalStyle(`:root:has(> head > noscript > link) ${asleep}`, {
  height: 'auto',
  visibility: 'visible',
});
