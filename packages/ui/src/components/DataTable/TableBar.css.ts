import { barHeight, footHeight } from '../../theme/foot.css.ts';
import { media } from '../../theme/media.ts';
import { floating, focusRing, transition } from '../../theme/mixins.ts';
import { depth, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow } from './narrow.ts';

const { border, surface, text } = vars.color;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const filter = style({
  flex: '1 1 220px',
  maxWidth: 360,
  '@container': { [narrow]: { maxWidth: 'none' } },
});
export const extra = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minWidth: 0 });
export const tools = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
/** Columns have no heads on a card, so the order has a menu there. */
export const order = style({ display: 'none', '@container': { [narrow]: { display: 'block' } } });

export const button = style([
  textStyle('label'),
  transition('background-color', 'border-color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.control,
    paddingInline: space[3],
    fontWeight: vars.type.controlWeight,
    borderRadius: vars.shape.control,
    border: `1px solid ${border.control}`,
    backgroundColor: surface.raised,
    ':hover': { borderColor: border.strong },
    ':focus-visible': focusRing,
    '@media': { [media.touch]: { minHeight: size.touch } },
  },
]);
export const buttonWords = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const panel = style([
  floating,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    minWidth: 220,
    maxWidth: 'min(320px, calc(100vw - 16px))',
    maxHeight: 'min(440px, calc(100dvh - 16px))',
    overflowY: 'auto',
    padding: space[4],
    color: text.default,
    backgroundColor: surface.overlay,
    border: `1px solid ${border.hairline}`,
    borderRadius: vars.shape.overlay,
  },
]);
export const legend = style([
  textStyle('caption'),
  { float: 'inline-start', width: '100%', paddingBlockEnd: space[2], color: text.muted },
]);
/** Below the legend: the first tick would stand beside a float of the whole width, cut off. */
export const choices = style({ clear: 'both' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 56,
  paddingBlock: space[2],
});
/** Sticks to the window's foot, so that a tick far down shows at once what can be done with it. */
export const footOn = style({
  ...floating,
  position: 'sticky',
  zIndex: depth.sticky,
  // Above what lies at the foot of a phone's window.
  insetBlockEnd: `calc(${space[2]} + ${footHeight.phone} + ${barHeight})`,
  '@media': {
    [media.tablet]: { insetBlockEnd: `calc(${space[2]} + ${footHeight.wide} + ${barHeight})` },
  },
  marginInline: `calc(${space[3]} * -1)`,
  paddingInline: space[3],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.shape.card,
  color: text.default,
  backgroundColor: surface.overlay,
});
export const count = style([
  textStyle('small'),
  tabular,
  {
    minWidth: 0,
    color: text.muted,
    selectors: { [`${footOn} &`]: { color: 'inherit', fontWeight: 500 } },
  },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
