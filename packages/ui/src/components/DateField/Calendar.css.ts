import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, text } = vars.color;

export const root = style({ width: 'fit-content' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const title = style([textStyle('label'), { minWidth: 0, textAlign: 'center' }]);

export const grid = style([
  tabular,
  { marginBlockStart: space[1], ':focus-visible': { outline: 'none' } },
]);
export const weekday = style([
  textStyle('caption'),
  { height: size.compact, fontWeight: font.weight.regular, color: text.muted, textAlign: 'center' },
]);

/** 40 px a day: seven of them fit a phone of 320. A thumb gets more where there is more. */
export const cell = style({
  width: 40,
  height: 40,
  padding: 1,
  textAlign: 'center',
  '@media': {
    [`${media.touch} and (width >= 360px)`]: { width: size.touch, height: size.touch },
  },
});
export const between = style({
  backgroundColor: action.selected.bg,
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});
const half = (side: string) =>
  `linear-gradient(to ${side}, transparent 50%, ${action.selected.bg} 50%)`;
export const opens = style({ background: half('right') });
export const closes = style({ background: half('left') });

export const day = style([
  textStyle('small'),
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    borderRadius: `min(${vars.shape.control}, ${radius[11]})`,
    ...transition('background-color'),
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    selectors: {
      '&:hover:not([aria-disabled=true])': { backgroundColor: action.quiet.hover },
      '&[aria-disabled=true]': { color: text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
    },
  },
]);

export const today = style({
  fontWeight: font.weight.strong,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const chosen = style({
  color: action.primary.text,
  backgroundColor: action.primary.bg,
  selectors: {
    '&:hover:not([aria-disabled=true])': { backgroundColor: action.primary.hover },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
});

export const back = style([
  textStyle('label'),
  {
    display: 'block',
    width: '100%',
    minHeight: size.control,
    textAlign: 'center',
    color: text.link,
    borderRadius: vars.shape.control,
    ':hover': { backgroundColor: action.quiet.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
]);
