import { media } from '../../theme/media.ts';
import { focusRing, hidden as visuallyHidden, transition } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';

const { action, border, surface, text } = vars.color;

export const root = style({
  width: '100%',
  maxWidth: 760,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minWidth: 0,
});

export const floors = style({
  display: 'flex',
  gap: space[1],
  maxWidth: '100%',
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: vars.shape.control,
  backgroundColor: surface.sunken,
});
export const floor = style([
  textStyle('label'),
  transition('background-color', 'color'),
  {
    flexShrink: 0,
    minHeight: size.control,
    paddingInline: space[4],
    borderRadius: `calc(${vars.shape.control} - 1px)`,
    color: text.muted,
    ':hover': { color: text.default },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    selectors: {
      '&[aria-pressed=true]': {
        color: text.default,
        backgroundColor: surface.raised,
        boxShadow: `0 1px 2px ${vars.color.shadow.near}`,
      },
    },
    '@media': {
      [media.touch]: { minHeight: size.touch },
      [media.forced]: { selectors: { '&[aria-pressed=true]': { border: '2px solid Highlight' } } },
    },
  },
]);

export const frame = style({
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.shape.card,
  border: `1px solid ${border.hairline}`,
});
export const stage = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  // Up and down scroll the page until the plan is enlarged.
  touchAction: 'pan-y',
  userSelect: 'none',
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
});
export const stageNear = style({
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
});
export const layer = style({ position: 'absolute', inset: 0 });
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  // Ink on paper: at night the paper is dimmed, not turned round.
  selectors: {
    '[data-mode=dark] &': { filter: 'brightness(0.86)' },
    '[data-mode=dark] [data-mode=light] &': { filter: 'none' },
  },
});

export const number = style([
  textStyle('caption'),
  tabular,
  {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: 26,
    height: 26,
    fontWeight: 600,
    lineHeight: 1,
    color: action.primary.text,
    backgroundColor: action.primary.bg,
    borderRadius: radius.round,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);
/** The floor of the chosen room. */
export const ground = style({
  position: 'absolute',
  backgroundColor: action.primary.bg,
  opacity: 0.14,
  pointerEvents: 'none',
});

export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
export const markOn = style({
  zIndex: 1,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 4,
    borderRadius: radius.round,
    border: `2px solid ${action.primary.bg}`,
  },
});

export const tools = style({ display: 'flex', marginInlineStart: 'auto' });
export const tool = style([
  quietIcon,
  { selectors: { '&[aria-disabled=true]': { color: text.disabled, cursor: 'default' } } },
]);

export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: space[6],
});
export const room = style([
  textStyle('label'),
  transition('background-color'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: 52,
    paddingBlock: space[2],
    paddingInline: space[2],
    fontWeight: 400,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${border.hairline}`,
    ':hover': { backgroundColor: action.quiet.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
]);
export const roomOn = style({ fontWeight: 500, backgroundColor: action.selected.bg });
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style([tabular, { flexShrink: 0, color: text.muted }]);
export const hidden = style(visuallyHidden);
