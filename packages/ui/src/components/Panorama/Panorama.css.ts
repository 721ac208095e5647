import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, hidden as visuallyHidden, transition } from '../../theme/mixins.ts';
import { depth, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export { mark, name, number, room as item, roomOn as itemOn } from '../FloorPlan/FloorPlan.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: space[6],
});
/** A mark's line with what can be done about it. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  whiteSpace: 'nowrap',
});
/** What it is, and below it what it costs: names are long. */
export const words = style({ flex: 1, display: 'grid', minWidth: 0, whiteSpace: 'normal' });
export const detail = style([
  textStyle('small'),
  { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const root = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.phone]: { aspectRatio: '4 / 5' } },
});

/** Filling the screen, or the window: the view takes what the marks leave. */
export const rootFull = style({
  position: 'fixed',
  inset: 0,
  zIndex: depth.overlay,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: 0,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
});
export const frameFull = style({
  aspectRatio: 'auto',
  borderRadius: 0,
  '@media': { [media.phone]: { aspectRatio: 'auto' } },
});
export const summary = style([
  textStyle('label'),
  {
    minHeight: size.touch,
    paddingBlock: space[3],
    cursor: 'pointer',
    ':focus-visible': focusRing,
  },
]);
/** One line to push along under the view. */
export const listFull = style({
  display: 'flex',
  overflowX: 'auto',
  columnGap: space[4],
  paddingInline: space[4],
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
globalStyle(`${listFull} > li`, { '@layer': { [layers.ui]: { flex: '0 0 auto' } } });

/** Over the view, at the side that a thumb reaches. */
export const fill = style([
  transition('background-color'),
  {
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    display: 'grid',
    placeItems: 'center',
    width: size.touch,
    height: size.touch,
    borderRadius: radius.round,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    boxShadow: `0 1px 3px ${vars.color.shadow.near}`,
    ':hover': { backgroundColor: vars.color.surface.sunken },
    ':focus-visible': focusRing,
    '@media': { [media.forced]: { border: '1px solid ButtonText' } },
  },
]);

/** Above the one that fills the screen. */
export const follow = style([
  fill,
  {
    insetBlockEnd: `calc(${space[3]} + ${size.touch} + ${space[2]})`,
    selectors: {
      '&[aria-pressed=true]': {
        color: vars.color.action.primary.text,
        backgroundColor: vars.color.action.primary.bg,
      },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-pressed=true]': { border: '3px solid Highlight' } } },
    },
  },
]);

/** The room from above lies over a corner; what lies under it can be turned to elsewhere. */
export const map = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  inlineSize: 'clamp(84px, 22%, 150px)',
  pointerEvents: 'none',
  borderRadius: vars.shape.small,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 1px 3px ${vars.color.shadow.near}`,
});
export const mapRoom = style({
  fill: vars.color.surface.page,
  stroke: vars.color.text.muted,
  strokeWidth: 0.07,
});
export const mapCone = style({ fill: vars.color.action.primary.bg, opacity: 0.28 });
export const mapPiece = style({ fill: vars.color.text.muted });
export const mapDoor = style({
  fill: vars.color.surface.page,
  stroke: vars.color.action.primary.bg,
  strokeWidth: 0.07,
});
export const mapEye = style({ fill: vars.color.action.primary.bg });

export const still = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const start = style([
  textStyle('label'),
  transition('background-color'),
  {
    position: 'absolute',
    inset: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    width: 'fit-content',
    maxWidth: '80%',
    height: 'fit-content',
    minHeight: size.touch,
    margin: 'auto',
    paddingBlock: space[2],
    paddingInline: space[5],
    fontWeight: 500,
    borderRadius: vars.shape.control,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    boxShadow: `0 1px 3px ${vars.color.shadow.near}`,
    ':hover': { backgroundColor: vars.color.surface.sunken },
    ':focus-visible': focusRing,
    // All of the picture starts it.
    '::before': { content: '', position: 'absolute', inset: -2000 },
    '@media': { [media.forced]: { border: '1px solid ButtonText' } },
  },
]);
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  margin: 'auto',
  borderRadius: '50%',
  backgroundColor: vars.color.surface.raised,
});

export const view = style({
  ...transition('opacity'),
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  opacity: 0,
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  selectors: { '&[data-ready]': { opacity: 1 } },
});
export const canvas = style({ display: 'block', width: '100%', height: '100%' });

export const failed = style([
  textStyle('small'),
  {
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInline: space[3],
    width: 'fit-content',
    maxWidth: '100%',
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: vars.shape.small,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
  },
]);
export const hidden = style(visuallyHidden);
