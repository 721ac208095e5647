import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

/** Set on the root while an `ActionBar` is shown: its height in pixels. */
export const actionBarHeight = createGlobalVar('action-bar-height');

/** What lies fixed at the foot of the window, by its height: the page's `ActionBar`, else the `BottomBar` of a phone. */
export const footHeight = {
  phone: fallbackVar(actionBarHeight, 'calc(3rem + 12px + env(safe-area-inset-bottom))'),
  wide: fallbackVar(actionBarHeight, '0px'),
};
