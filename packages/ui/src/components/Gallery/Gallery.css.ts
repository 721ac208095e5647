import { media } from '../../theme/media.ts';
import { focusRing, hidden as visuallyHidden } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { onPicture } from '../../internal/parts.ts';

/** Thumbnails under the picture on narrow screens, beside it on wide ones. */
export const root = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: space[4],
      alignItems: 'start',
    },
  },
});

export const stage = style({
  position: 'relative',
  minWidth: 0,
  '@media': { [media.desktop]: { order: 1, gridColumn: 2 } },
});

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.shape.card,
  ':focus-visible': focusRing,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
export const slide = style({
  flexShrink: 0,
  width: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const badges = style({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  display: 'flex',
  gap: space[1],
  pointerEvents: 'none',
});

export const position = style([
  textStyle('caption'),
  tabular,
  {
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInlineStart: space[3],
    paddingBlock: 2,
    paddingInline: space[2],
    borderRadius: radius[2],
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    '@media': { [media.desktop]: visuallyHidden },
  },
]);
export const hidden = style(visuallyHidden);

export const zoom = style([
  onPicture,
  { position: 'absolute', insetBlockEnd: space[3], insetInlineEnd: space[3] },
]);

export const arrow = style([
  onPicture,
  {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 22px)',
    '@media': { [media.touch]: { display: 'none' } },
  },
]);
export const before = style({ insetInlineStart: space[3] });
export const after = style({ insetInlineEnd: space[3] });

export const thumbs = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the chosen one.
  padding: 3,
  margin: -3,
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      gridColumn: 1,
      gridRow: 1,
      maxHeight: 640,
      overflowY: 'auto',
    },
  },
});
export const thumb = style({
  display: 'block',
  flexShrink: 0,
  width: 64,
  overflow: 'hidden',
  borderRadius: vars.shape.small,
  ':hover': { boxShadow: `0 0 0 1px ${vars.color.border.strong}` },
  ':focus-visible': { ...focusRing, outlineOffset: '1px' },
  '@media': { [media.desktop]: { width: '100%' } },
});
export const thumbHere = style({
  boxShadow: `0 0 0 2px ${vars.color.action.selected.mark}`,
  '@media': { [media.forced]: { border: '3px solid Highlight' } },
  ':hover': { boxShadow: `0 0 0 2px ${vars.color.action.selected.mark}` },
});
