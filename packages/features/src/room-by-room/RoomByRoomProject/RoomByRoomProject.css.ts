import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const top = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });

/** On a phone the picture comes after the name. */
export const intro = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
  },
});

export const words = style({ display: 'grid', gap: space[3] });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockEnd: space[5],
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const unit = style({ position: 'relative', display: 'grid', gap: space[2], minWidth: 0 });

/** The whole card is the link's. */
export const unitLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const look = style({ display: 'grid', gap: space[2], minWidth: 0 });
