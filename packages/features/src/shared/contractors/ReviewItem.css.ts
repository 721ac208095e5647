import { focusRing, line, space, tabular, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const item = style({ display: 'grid', gap: space[3] });
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] });
/** A review keeps the lines its writer gave it. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const proven = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
});
export const home = style({ display: 'grid', gap: space[1] });
export const place = style({ overflowWrap: 'anywhere' });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 7.5rem)',
  gap: space[2],
});
export const enlarge = style({
  display: 'block',
  width: '100%',
  borderRadius: vars.shape.card,
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':focus-visible': focusRing,
});
export const reply = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `${line.bar} solid ${vars.color.border.hairline}`,
});
export const day = style([
  tabular,
  { marginInlineStart: space[2], fontWeight: 400, color: vars.color.text.muted },
]);
export const gone = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
