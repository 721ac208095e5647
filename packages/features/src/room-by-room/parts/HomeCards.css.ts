import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
});

/** The whole card is the link's. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
