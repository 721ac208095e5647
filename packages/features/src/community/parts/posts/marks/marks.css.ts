import {
  focusRing,
  line,
  lineClamp,
  media,
  radius,
  size,
  space,
  tabular,
  textStyle,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const chooser = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});
export const choice = style({
  position: 'relative',
  width: '5.5rem',
  padding: 2,
  border: '2px solid transparent',
  borderRadius: vars.shape.control,
  selectors: { '&[aria-pressed=true]': { borderColor: vars.color.text.default } },
  ':focus-visible': focusRing,
});
export const count = style([
  tabular,
  textStyle('caption'),
  {
    position: 'absolute',
    insetBlockStart: space[1],
    insetInlineEnd: space[1],
    display: 'grid',
    placeItems: 'center',
    minWidth: 22,
    height: 22,
    paddingInline: 6,
    borderRadius: radius.round,
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
  },
]);

/** On a phone as wide as the screen: two pieces beside each other are two fingers apart. */
export const surface = style({
  position: 'relative',
  marginInline: `calc(${space[4]} * -1)`,
  touchAction: 'manipulation',
  '@media': {
    [media.tablet]: { marginInline: 0, borderRadius: vars.shape.card },
  },
});
export const ground = style({
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  ':focus-visible': { ...focusRing, outlineOffset: -4 },
  selectors: { '&[aria-disabled=true]': { cursor: 'not-allowed' } },
});
/** As large as a finger; what is seen of it is the dot. */
export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  translate: '-50% -50%',
  borderRadius: radius.round,
  cursor: 'grab',
  // A finger that drags it does not scroll the page.
  touchAction: 'none',
  ':focus-visible': focusRing,
  ':active': { cursor: 'grabbing' },
});
export const dot = style([
  tabular,
  textStyle('caption'),
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: radius.round,
    border: `${line.hairline} solid ${vars.color.border.strong}`,
    fontWeight: 600,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.page,
    boxShadow: `0 1px 6px ${vars.color.shadow.far}`,
    selectors: {
      '&[data-open]': {
        color: vars.color.text.onInverse,
        backgroundColor: vars.color.surface.inverse,
      },
    },
  },
]);
export const keys = style([textStyle('caption'), { color: vars.color.text.muted }]);

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});
export const own = style({ justifySelf: 'start', maxWidth: '100%', overflowWrap: 'anywhere' });
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const arrows = style({ display: 'flex', gap: space[1] });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const thumb = style({ flex: 'none', width: 56 });
export const words = style({ flex: '1 1 8rem', display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('small'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const note = style([textStyle('caption'), { color: vars.color.text.muted }]);

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
