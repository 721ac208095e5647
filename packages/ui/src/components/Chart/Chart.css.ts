import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { floating, focusRing, hidden as visuallyHidden, transition } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { series } from '../../theme/series.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, surface, text } = vars.color;
/** Where the chart itself is as narrow as a phone. */
const narrow = '(width < 520px)';

const INKS = [series.first, series.second, series.third, series.fourth, series.fifth, series.sixth];
/** Strokes tell lines apart where colours do not. */
const DASHES = ['none', '7 4', '2 4', '12 4 2 4', '4 2', '1 3'];
export const COLORS = INKS.length;

export const root = style({ containerType: 'inline-size', minWidth: 0, margin: 0 });

export const legend = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[5]}`,
    marginBlockEnd: space[4],
    color: text.muted,
  },
]);
export const key = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const swatch = style({ flexShrink: 0, width: 20, height: 10, overflow: 'visible' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  // Half a line above the highest figure.
  paddingBlockStart: space[3],
});
const small: StyleRule = { ...textStyle('caption'), color: text.muted };
export const axis = style([small, tabular, { position: 'relative' }]);
export const tick = style({
  position: 'absolute',
  insetInlineEnd: 0,
  whiteSpace: 'nowrap',
  transform: 'translateY(50%)',
});
export const widest = style({
  display: 'block',
  height: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

export const plot = style({ position: 'relative', minWidth: 0 });
const acrossAll: StyleRule = { position: 'absolute', insetInline: 0 };
export const rule = style({ ...acrossAll, borderBlockEnd: `1px solid ${border.hairline}` });
export const zero = style({ ...acrossAll, borderBlockEnd: `1px solid ${border.control}` });
export const sheet = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

const numbered = <Rule>(make: (ink: string, index: number) => Rule): Record<number, Rule> =>
  Object.fromEntries(INKS.map((ink, index) => [index, make(ink, index)]));

export const line = styleVariants(
  numbered((ink, index) => ({
    fill: 'none',
    stroke: ink,
    strokeWidth: 2.25,
    strokeDasharray: DASHES[index],
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  })),
);
export const fill = styleVariants(
  numbered((ink, index) => ({
    ...transition('opacity'),
    fill: ink,
    '@media': {
      [media.forced]: { fill: index % 2 ? 'Canvas' : 'CanvasText', stroke: 'CanvasText' },
    },
  })),
);
export const faint = style({ opacity: 0.42 });
export const dot = styleVariants(
  numbered((ink) => ({
    position: 'absolute' as const,
    width: 10,
    height: 10,
    borderRadius: radius.round,
    border: `2px solid ${surface.page}`,
    backgroundColor: ink,
    transform: 'translate(-50%, 50%)',
    '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
  })),
);
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${border.control}`,
});

/** The browser's own slider over the drawing: its keys step from point to point. */
export const explore = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  borderRadius: radius[2],
  ':focus-visible': focusRing,
  '::-webkit-slider-thumb': { appearance: 'none', width: 1, height: 1, opacity: 0 },
  '::-moz-range-thumb': { width: 1, height: 1, opacity: 0 },
});

const tipBase: StyleRule = {
  ...textStyle('caption'),
  ...floating,
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  width: 'max-content',
  maxWidth: '70%',
  paddingBlock: space[2],
  paddingInline: space[3],
  color: text.default,
  backgroundColor: surface.overlay,
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.shape.small,
  pointerEvents: 'none',
};
export const tip = styleVariants({
  start: { ...tipBase, marginInlineStart: space[3] },
  end: { ...tipBase, transform: `translateX(calc(-100% - ${space[3]}))` },
});
export const tipHead = style({ color: text.muted });
export const tipRow = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const figure = style([tabular, { fontWeight: 500 }]);

export const names = style([
  small,
  { position: 'relative', gridColumn: 2, height: '1.6em', marginBlockStart: space[2] },
]);
export const name = style({
  position: 'absolute',
  display: 'none',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: { '&[data-wide]': { display: 'block' } },
  '@container': {
    [narrow]: {
      selectors: {
        '&[data-wide]:not([data-narrow])': { display: 'none' },
        '&[data-narrow]': { display: 'block' },
      },
    },
  },
});

export const details = style({ marginBlockStart: space[4] });
export const summary = style([
  textStyle('small'),
  {
    width: 'fit-content',
    paddingBlock: space[2],
    color: text.link,
    cursor: 'pointer',
    borderRadius: radius[1],
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    ':focus-visible': focusRing,
    '@media': { [media.touch]: { paddingBlock: space[3] } },
  },
]);
export const scroll = style({ overflowX: 'auto', marginBlockStart: space[2] });
export const table = style([textStyle('small'), { width: '100%', borderCollapse: 'collapse' }]);
const cellBase: StyleRule = {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  fontWeight: 400,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${border.hairline}`,
};
const figures: StyleRule = {
  ...cellBase,
  paddingInlineEnd: 0,
  paddingInlineStart: space[4],
  textAlign: 'end',
};
export const head = style({ ...cellBase, color: text.muted });
export const headFigure = style({ ...figures, color: text.muted });
export const cell = style(cellBase);
export const cellFigure = style([tabular, { ...figures, whiteSpace: 'nowrap' }]);
export const cellShare = style([tabular, { ...figures, whiteSpace: 'nowrap', color: text.muted }]);
export const hidden = style(visuallyHidden);

export const donut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[6]} ${space[8]}`,
  minWidth: 0,
  margin: 0,
});
export const ring = style({
  position: 'relative',
  flexShrink: 0,
  width: 190,
  marginInline: 'auto',
});
export const track = style({ fill: 'none', stroke: border.hairline, strokeWidth: 1 });
export const arc = styleVariants(
  numbered((ink) => ({
    fill: 'none',
    stroke: ink,
    strokeWidth: 16,
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  })),
);
export const total = style({
  position: 'absolute',
  inset: 34,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
});
export const totalValue = style([textStyle('h4'), tabular]);
export const totalLabel = style([textStyle('caption'), { color: text.muted }]);
export const partName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
});
/** Beside the ring, or below it where there is no room. */
export const parts = style({ flex: '1 1 240px', minWidth: 0 });
