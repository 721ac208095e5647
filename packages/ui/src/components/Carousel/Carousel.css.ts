import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';

export const root = style({ position: 'relative', minWidth: 0 });

const scrolling = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  ':focus-visible': focusRing,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
} as const;

export const track = {
  banner: style({ ...scrolling, borderRadius: vars.shape.card }),
  // A hand's breadth of the next one says that there is more.
  rail: style({
    ...scrolling,
    gap: space[4],
    '@media': { ...scrolling['@media'], [media.tablet]: { gap: space[6] } },
  }),
};

const snap = { flexShrink: 0, scrollSnapAlign: 'start' } as const;
export const slide = {
  banner: style({ ...snap, width: '100%', scrollSnapStop: 'always' }),
  rail: style(snap),
};

const row = { display: 'flex', alignItems: 'center', gap: space[2] } as const;
export const controls = {
  banner: style({ ...row, marginBlockStart: space[2] }),
  rail: style({
    ...row,
    justifyContent: 'flex-end',
    marginBlockStart: space[4],
    '@media': { [media.phone]: { display: 'none' } },
  }),
};

export const dots = style({
  display: 'flex',
  marginInlineStart: `calc(${space[1]} * -1)`,
  selectors: { '&:not(:first-child)': { marginInlineStart: 0 } },
});
export const dotButton = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 32,
  height: size.touch,
  '@media': { [media.touch]: { minWidth: size.touch } },
  borderRadius: radius.round,
  ':focus-visible': { ...focusRing, outlineOffset: '-4px' },
});
/** A short dash; the one in view is longer and darker. */
export const dot = style([
  transition('transform', 'background-color'),
  {
    width: 24,
    height: 2,
    backgroundColor: vars.color.border.control,
    '@media': { [media.forced]: { backgroundColor: 'ButtonText' } },
  },
]);
export const dotHere = style({
  backgroundColor: vars.color.text.default,
  transform: 'scaleY(2)',
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});

/** One rule for all of the carousel's round buttons. */
export const arrow = style(quietIcon);

export const pause = style([
  arrow,
  { color: vars.color.text.muted, marginInlineStart: `calc(${space[3]} * -1)` },
]);

/** A finger swipes; the room goes to the dots. */
export const arrows = style({
  '@media': { [media.touch]: { display: 'none' } },
  display: 'flex',
  gap: space[1],
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${space[2]} * -1)`,
});
