import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { focusRing, hidden, transition } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow, wide } from './narrow.ts';

const { action, border, surface, text } = vars.color;

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
});

export const region = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  borderBlockStart: `1px solid ${border.hairline}`,
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    // An unfolded row is read as part of the page: in a window of its own its last buttons would be out of sight.
    '&:not([data-long]):has([data-step=expand][aria-expanded=true])': {
      maxHeight: 'none !important',
    },
  },
  '@container': {
    // Cards go on with the page; only what is too long to be drawn whole scrolls by itself.
    [narrow]: { selectors: { '&:not([data-long])': { maxHeight: 'none !important' } } },
  },
});

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
export const progress = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  height: 2,
  marginBlockEnd: -2,
  overflow: 'hidden',
  '::after': {
    content: '',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: action.selected.mark,
    animation: `${pass} 1.2s linear infinite`,
  },
  '@media': { [media.calm]: { '::after': { animation: 'none', width: '100%' } } },
});

export const table = style([
  textStyle('small'),
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': { [narrow]: { display: 'block' } },
  },
]);
/** Where rows come and go, columns must not follow what they say. */
export const tableLong = style({ tableLayout: 'fixed' });

export const head = style({ '@container': { [narrow]: { display: 'none' } } });
/** Above cards it is the tick of the page alone. */
export const headOfCards = style({ '@container': { [narrow]: { display: 'block' } } });
export const headCell = style([
  textStyle('caption'),
  {
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: 0,
    paddingBlock: space[2],
    paddingInline: space[3],
    fontWeight: 500,
    textAlign: 'start',
    verticalAlign: 'middle',
    color: text.muted,
    backgroundColor: surface.page,
    borderBlockEnd: `1px solid ${border.hairline}`,
  },
]);
export const noCardHead = style({ '@container': { [narrow]: { display: 'none' } } });
export const end = style({ textAlign: 'end' });

export const sort = style({
  ...transition('color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: size.compact,
  marginInline: `calc(${space[1]} * -1)`,
  paddingInline: space[1],
  borderRadius: radius[2],
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  ':hover': { color: text.default },
  ':focus-visible': focusRing,
});
export const sortEnd = style({ flexDirection: 'row-reverse' });
export const arrow = style({ flexShrink: 0, opacity: 0.45 });
export const arrowOn = style({ opacity: 1, color: action.selected.mark });

export const body = style({
  '@container': {
    [narrow]: { display: 'block', borderBlockEnd: `1px solid ${border.hairline}` },
  },
});
export const row = style({
  ...transition('background-color'),
  '@media': { [media.hover]: { ':hover': { backgroundColor: action.quiet.hover } } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: space[3],
    },
  },
});
export const rowOn = style({
  backgroundColor: action.selected.bg,
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: action.selected.bg } },
    // Colours are gone there: an edge says which rows are ticked.
    [media.forced]: { outline: '1px solid Highlight', outlineOffset: '-1px' },
  },
});

export const cell = style({
  paddingBlock: space[3],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  borderBlockEnd: `1px solid ${border.hairline}`,
  '@container': { [narrow]: { borderBlockEnd: 0, paddingBlock: space[1] } },
});
export const control = style({ width: 44, paddingBlock: space[1] });
export const selectAll = style({
  '@container': { [narrow]: { position: 'static', display: 'block', width: 'auto' } },
});
export const selectAllWords = style({ '@container': { [wide]: hidden } });
export const figure = style([
  tabular,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { textAlign: 'start', whiteSpace: 'normal' } },
  },
]);

export const select = style({
  '@container': { [narrow]: { gridArea: '1 / 1', paddingInline: 0 } },
});
export const title = style({
  fontWeight: 500,
  '@container': {
    [narrow]: { gridArea: '1 / 2', ...textStyle('body'), fontWeight: 500, paddingInline: 0 },
  },
});
export const unfold = style({
  '@container': { [narrow]: { gridArea: '1 / 3', paddingInline: 0, paddingBlock: 0 } },
});
export const line = style({
  '@container': {
    [narrow]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, 34%) minmax(0, 1fr)',
      gap: space[3],
      paddingInline: 0,
    },
  },
});
export const noCard = style({ '@container': { [narrow]: { display: 'none' } } });
export const cardLabel = style({
  display: 'none',
  color: text.muted,
  '@container': { [narrow]: { display: 'block' } },
});
export const value = style({ minWidth: 0 });

export const expand = style({
  ...transition('background-color'),
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginInlineStart: 'auto',
  color: text.muted,
  borderRadius: radius.round,
  ':hover': { backgroundColor: action.quiet.hover },
  ':focus-visible': focusRing,
  '@media': { [media.touch]: { width: size.touch, height: size.touch } },
});
export const chevron = style(transition('transform'));
export const chevronOpen = style({ transform: 'rotate(180deg)' });

export const more = style({ '@container': { [narrow]: { display: 'block' } } });
export const moreCell = style({
  paddingBlock: `${space[2]} ${space[5]}`,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${border.hairline}`,
  backgroundColor: surface.sunken,
  '@container': { [narrow]: { display: 'block', borderBlockEnd: 0, padding: space[4] } },
});

export const plain = style({ '@container': { [narrow]: { display: 'block' } } });
export const instead = style({
  paddingBlock: space[8],
  paddingInline: space[4],
  '@container': { [narrow]: { display: 'block' } },
});

export const skeleton = style({ '@container': { [narrow]: { display: 'block' } } });
export const skeletonCell = style({
  height: 53,
  '@container': { [narrow]: { gridColumn: '1 / -1', height: 'auto' } },
});
