import { focusRing, lineClamp, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  width: '100%',
});
export const found = style({
  display: 'grid',
  gap: space[1],
  width: '100%',
  margin: 0,
  padding: 0,
});
export const piece = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: size.touch,
  padding: space[2],
  textAlign: 'start',
  borderRadius: vars.shape.control,
  ':hover': { backgroundColor: vars.color.surface.page },
  ':focus-visible': focusRing,
});
export const thumb = style({ flex: 'none', width: 56 });
export const words = style({ flex: '1 1 8rem', display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('small'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const note = style([textStyle('caption'), { color: vars.color.text.muted }]);
