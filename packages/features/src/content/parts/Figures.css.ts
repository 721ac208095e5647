import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: `${line.bold} solid ${vars.color.border.strong}`,
});
export const term = style({ minHeight: '2.5em' });
export const value = style([textStyle('h1'), tabular]);
