import { space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});
export const percent = style([
  textStyle('caption'),
  tabular,
  { minInlineSize: '3.25rem', textAlign: 'center', color: vars.color.text.muted },
]);

/** Two fingers are the drawing's, one moves the page. */
export const far = style({ touchAction: 'pan-x pan-y' });
/** What is seen is moved by one finger. */
export const near = style({ touchAction: 'none', cursor: 'move' });
