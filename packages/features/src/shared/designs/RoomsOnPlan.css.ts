import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const ground = style({ position: 'relative', width: 'fit-content', maxWidth: '32rem' });
/** A drawing is read on its own paper, by night too. */
export const drawing = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '32rem',
  borderRadius: vars.shape.control,
});
const anyBox = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  borderStyle: 'solid',
  borderRadius: vars.shape.control,
  pointerEvents: 'none',
});
export const box = style([
  anyBox,
  {
    borderWidth: line.hairline,
    borderStyle: 'dashed',
    borderColor: vars.color.action.primary.bg,
  },
]);
export const chosen = style([
  anyBox,
  { borderWidth: line.bold, borderColor: vars.color.action.primary.bg },
]);
export const number = style([
  textStyle('caption'),
  {
    minWidth: space[6],
    textAlign: 'center',
    borderRadius: '50%',
    lineHeight: space[6],
    backgroundColor: vars.color.action.primary.bg,
    color: vars.color.action.primary.text,
  },
]);
