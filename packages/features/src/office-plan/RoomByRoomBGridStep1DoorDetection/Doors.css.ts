import { font, line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { module } from '../parts/Editor.css.ts';

const { tone } = vars.color;
const tones = { positive: tone.positive, caution: tone.caution, critical: tone.critical };

export const behind = style({ opacity: 0.35, pointerEvents: 'none' });
/** Taps are for the walls then, also where a door is. */
export const passive = style({ pointerEvents: 'none' });
export const mark = styleVariants(tones, ({ bg, text }) => ({
  fill: bg,
  stroke: text,
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
}));
export const number = styleVariants(tones, ({ text }) => ({
  fill: text,
  fontFamily: font.family.sans,
  fontWeight: 600,
  textAnchor: 'middle',
}));

export const reach = style({ fill: 'transparent' });
export const grip = style({
  fill: vars.color.surface.page,
  stroke: vars.color.action.selected.mark,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    [`${module}:focus-visible &`]: { stroke: vars.color.focus.ring, strokeWidth: 4 },
  },
});
export const stem = style({
  stroke: vars.color.action.selected.mark,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
export const first = style({ fill: vars.color.action.primary.bg });

export const saidLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '2.75rem',
});

export const pick = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    paddingInline: space[2],
    border: 0,
    color: vars.color.text.default,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    selectors: {
      '&[aria-expanded="true"]': {
        color: vars.color.action.selected.text,
        backgroundColor: vars.color.action.selected.bg,
      },
    },
  },
]);
export const tag = style([textStyle('label'), tabular]);
export const pickWords = style({ display: 'grid', minWidth: 0 });
export const where = style([textStyle('caption'), { color: vars.color.text.muted }]);

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} ${space[2]} ${space[4]}`,
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[3],
  alignItems: 'start',
});
