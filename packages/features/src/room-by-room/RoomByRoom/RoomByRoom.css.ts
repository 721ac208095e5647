import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const head = style({ display: 'grid', gap: space[4], paddingBlockStart: space[8] });

export const search = style({ maxInlineSize: '32rem' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const card = style({ position: 'relative', display: 'grid', gap: space[2], minWidth: 0 });

/** The whole card is the link's. */
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const look = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
});
