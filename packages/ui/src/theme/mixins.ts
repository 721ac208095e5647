import type { StyleRule } from '@vanilla-extract/css';
import { duration, easing, line, size } from './scale.css.ts';
import { vars } from './vars.css.ts';

/** Shapes of rule that several components share; for `.css.ts` files. */

/** The ring of keyboard focus. Two pixels of ground between it and the control. */
export const focusRing: StyleRule = {
  outline: `${line.bold} solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
};

/** A change of colour or of place; base styles take it away under reduced motion. */
export function transition(...properties: string[]): StyleRule {
  return {
    transitionProperty: properties.join(','),
    transitionDuration: duration.fast,
    transitionTimingFunction: easing.standard,
  };
}

/** Seen by screen readers only. */
export const hidden: StyleRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** Grows the area that a thumb can hit to 44 px without moving anything. Needs `position: relative`. */
export const touchTarget: StyleRule = {
  content: '',
  position: 'absolute',
  inset: '50% auto auto 50%',
  width: '100%',
  height: '100%',
  minWidth: size.touch,
  minHeight: size.touch,
  transform: 'translate(-50%,-50%)',
};

/** The shadow of what floats. */
export const floating: StyleRule = {
  boxShadow: `0 1px 2px ${vars.color.shadow.near}, 0 12px 32px -8px ${vars.color.shadow.far}`,
};

/**
 * A part of a long page that is laid out when its reader comes near: the first layout of a page is then that of
 * its window. Until then it has the height, afterwards its own; focus rings may stand out of it.
 */
export const untilNear = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    overflowClipMargin: '8px',
  }) as const;
