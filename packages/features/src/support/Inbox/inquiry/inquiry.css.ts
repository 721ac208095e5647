import { focusRing, radius, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  backgroundColor: color.surface.sunken,
  borderRadius: shape.card,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const form = style({ display: 'grid', gap: space[6] });

export const told = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const quote = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border.strong}`,
});
export const by = style([textStyle('caption'), { color: color.text.muted }]);
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const alike = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const others = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: shape.card,
  overflow: 'hidden',
});
export const other = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  padding: space[4],
  minWidth: 0,
  ...transition('background-color'),
  ':hover': { backgroundColor: color.surface.sunken },
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    'li + li > &': { borderBlockStart: `1px solid ${color.border.hairline}` },
  },
});
export const otherWords = style({ display: 'grid', gap: space[1], minWidth: 0, flex: 1 });
export const otherHead = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const dot = style({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: radius.round,
  backgroundColor: color.action.selected.mark,
});
