import { lineClamp, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const thing = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const picture = style({ width: '100%', borderRadius: vars.shape.control });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('label'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const small = style([
  textStyle('caption'),
  { color: vars.color.text.muted, overflowWrap: 'anywhere' },
]);
export const amount = style([textStyle('caption'), tabular]);
export const number = style([textStyle('label'), tabular, { whiteSpace: 'nowrap' }]);

export const left = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const due = style({ display: 'grid', gap: space[1] });
export const moment = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);
export const calm = style([textStyle('label')]);
export const soon = style([textStyle('label'), { color: vars.color.tone.caution.text }]);
export const over = style([textStyle('label'), { color: vars.color.tone.critical.text }]);

export const form = style({ display: 'grid', gap: space[4] });
export const about = style([textStyle('small'), { margin: 0, color: vars.color.text.muted }]);
export const reasons = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: '1.1em',
});
export const names = style({
  display: 'grid',
  gap: space[1],
  maxHeight: '40dvh',
  margin: 0,
  paddingInlineStart: '1.1em',
  overflowY: 'auto',
});
