import { line, media, space, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { border, surface, text, tone } = vars.color;

export const root = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const answer = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  padding: space[4],
  border: `${line.hairline} solid ${border.hairline}`,
  borderRadius: vars.shape.card,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 176,
  overflow: 'visible',
});

/** Lines keep their weight whatever the scale of the drawing. */
const lines = { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;

export const floor = style({ ...lines, fill: surface.raised, stroke: 'none' });
export const edge = style({
  ...lines,
  fill: 'none',
  stroke: border.strong,
  strokeLinecap: 'round',
});
export const ghost = style({
  ...lines,
  strokeWidth: 1,
  fill: 'none',
  stroke: text.muted,
  strokeDasharray: '4 3',
});
export const piece = styleVariants({
  fits: { ...lines, fill: tone.positive.bg, stroke: tone.positive.text, fillOpacity: 0.85 },
  stuck: { ...lines, fill: tone.critical.bg, stroke: tone.critical.text, fillOpacity: 0.85 },
});
export const mark = style({
  ...lines,
  strokeWidth: 1,
  fill: 'none',
  stroke: border.control,
  strokeDasharray: '2 3',
});
