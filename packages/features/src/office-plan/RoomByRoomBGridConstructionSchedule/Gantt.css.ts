import { font, line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { border, surface, text, tone, focus, action } = vars.color;
const thin = { vectorEffect: 'non-scaling-stroke' } as const;

/** What is wider than the page scrolls here, and nowhere else. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `${line.hairline} solid ${border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: surface.raised,
});
export const drawing = style({
  display: 'block',
  maxInlineSize: 'none',
  fontFamily: font.family.sans,
});

/** Nobody works. */
export const closed = style({ fill: surface.sunken });
/** The site works, offices do not. */
export const saturday = style({ fill: surface.sunken, opacity: 0.45 });
export const holiday = style({ fill: tone.caution.bg });
export const holidayName = style({ fill: tone.caution.text, fontSize: 11, fontWeight: 600 });
export const grid = style({ ...thin, stroke: border.hairline, strokeWidth: 1 });
export const month = style({ fill: text.default, fontSize: 13, fontWeight: 600 });
export const dayNumber = style([tabular, { fill: text.muted, fontSize: 11, textAnchor: 'middle' }]);
export const today = style({ ...thin, stroke: tone.accent.solid, strokeWidth: 2 });
export const todayName = style({ fill: tone.accent.text, fontSize: 11, fontWeight: 600 });

export const link = style({
  ...thin,
  fill: 'none',
  stroke: border.control,
  strokeWidth: 1.25,
});
export const heldLink = style({ ...thin, fill: 'none', stroke: text.default, strokeWidth: 2 });

export const task = style({ cursor: 'pointer', outline: 'none' });
/** The whole row takes the press. */
export const hold = style({
  fill: 'transparent',
  selectors: {
    [`${task}:hover &`]: { fill: action.quiet.hover, opacity: 0.6 },
    [`${task}[aria-pressed="true"] &`]: { fill: action.selected.bg, opacity: 0.6 },
  },
});
const focused = {
  [`${task}:focus-visible &`]: { stroke: focus.ring, strokeWidth: 3 },
} as const;
export const bar = style({
  ...thin,
  fill: tone.info.bg,
  stroke: tone.info.text,
  strokeWidth: 1.5,
  selectors: focused,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
/** What holds the end is darker, edged and hatched. */
export const critical = style({
  ...thin,
  fill: text.default,
  stroke: text.default,
  strokeWidth: 1.5,
  selectors: focused,
  '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});
export const hatch = style({ stroke: surface.raised, strokeWidth: 2 });
export const planned = style({
  ...thin,
  fill: 'none',
  stroke: text.muted,
  strokeWidth: 1.25,
  strokeDasharray: '2 2',
});
export const preview = style({
  ...thin,
  fill: 'none',
  stroke: tone.accent.solid,
  strokeWidth: 2.5,
  strokeDasharray: '6 3',
});
export const slack = style({
  ...thin,
  stroke: text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '1 4',
  strokeLinecap: 'round',
});
/** Beside the name of what holds the end. */
export const mark = style({ fill: text.default });
export const name = style({ fill: text.default, fontSize: 13 });
export const criticalName = style({ fontWeight: 600 });

export const legend = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[5]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: text.muted,
  },
]);
export const key = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const swatch = style({ flexShrink: 0, inlineSize: '2rem', blockSize: '1rem' });
