import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape } = vars;

export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  minWidth: 0,
  borderRadius: shape.card,
  backgroundColor: color.surface.sunken,
  isolation: 'isolate',
});

export const lifted = style({
  boxShadow: `0 0 0 2px ${color.action.selected.mark}`,
  '@media': { [media.forced]: { outline: '2px solid Highlight' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: shape.card,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': focusRing },
});

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...transition('opacity'),
});

export const faint = style({ opacity: 0.45 });

/** A small round button that is seen on any picture. */
export const knob = style({
  position: 'relative',
  display: 'grid',
  pointerEvents: 'auto',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.round,
  color: color.text.default,
  backgroundColor: color.surface.overlay,
  border: `1px solid ${color.border.hairline}`,
  boxShadow: `0 1px 3px ${color.shadow.near}`,
  ...transition('background-color', 'opacity'),
  ':hover': { backgroundColor: color.surface.sunken },
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-disabled=true]': { color: color.text.disabled, cursor: 'default' },
    // The thumb's area reaches past what is drawn.
    '&::after': { content: '', position: 'absolute', inset: -9 },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
});

export const remove = style({ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 });

export const move = style({
  position: 'absolute',
  insetBlockEnd: 6,
  insetInline: 6,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 4,
  pointerEvents: 'none',
});

export const handle = style({
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const cover = style([
  textStyle('caption'),
  lineClamp(1),
  {
    position: 'absolute',
    insetBlockEnd: 6,
    insetInlineStart: 6,
    maxWidth: `calc(100% - ${space[10]} - 6px)`,
    paddingInline: 6,
    borderRadius: shape.small,
    backgroundColor: color.surface.overlay,
    color: color.text.default,
    pointerEvents: 'none',
  },
]);

export const retry = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: shape.card,
  color: color.tone.critical.text,
  border: `2px solid ${color.border.invalid}`,
  ':hover': { backgroundColor: color.action.quiet.hover },
  ':focus-visible': focusRing,
});
