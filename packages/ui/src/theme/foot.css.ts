import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

/** Set on the root while an `ActionBar` is shown: its height in pixels. */
export const actionBarHeight = createGlobalVar('action-bar-height');

/** Set on the root while a page has a bar of its own that floats above its foot: its height with the gap above it. */
export const pageBarHeight = createGlobalVar('page-bar-height');

/** What lies fixed at the foot of the window, by its height: the page's `ActionBar`, else the `BottomBar` of a phone. */
export const footHeight = {
  phone: fallbackVar(actionBarHeight, 'calc(3rem + 12px + env(safe-area-inset-bottom))'),
  wide: fallbackVar(actionBarHeight, '0px'),
};

/** What floats above a page's own bar keeps clear of it. */
export const barHeight = fallbackVar(pageBarHeight, '0px');
