import { media, radius, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: space[3],
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: radius.round,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.sunken,
    ...textStyle('label'),
  },
});
export const stepBody = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  paddingBlockStart: space[1],
});
export const stepTitle = style([textStyle('label'), { margin: 0 }]);
export const hint = style([textStyle('small'), { margin: 0, color: vars.color.text.muted }]);
const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
});
export const sum = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[1],
  padding: space[3],
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.surface.sunken,
});
export const figure = style([textStyle('h4'), tabular, { margin: 0 }]);
export const caption = style([textStyle('small'), { color: vars.color.text.muted }]);
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const number = style([tabular, { whiteSpace: 'nowrap' }]);
export const was = style([tabular, { color: vars.color.text.muted, whiteSpace: 'nowrap' }]);
export const faults = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  overflowWrap: 'anywhere',
});
export const foot = style([
  buttons,
  {
    justifyContent: 'end',
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
