import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const story = style({ display: 'grid', gap: space[4], alignContent: 'start' });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
});

/** As the shop typed it. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
