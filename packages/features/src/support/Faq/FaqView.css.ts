import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ marginBlockStart: space[3], maxWidth: '36rem' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // With large letters one of them is wider than a phone.
  overflowX: 'auto',
  paddingBlock: space[1],
  marginBlockEnd: space[8],
});
export const waiting = style({ display: 'grid', gap: space[3] });

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space[6],
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.shape.card,
});
export const moreWords = style({ display: 'grid', gap: space[1], flex: '1 1 18rem' });
