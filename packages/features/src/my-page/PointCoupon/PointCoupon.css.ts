import { font, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const bare = style({ margin: 0, padding: 0, listStyle: 'none' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const ending = style([
  bare,
  { display: 'grid', gap: space[1], fontVariantNumeric: 'tabular-nums' },
]);

export const coupons = style([
  bare,
  {
    display: 'grid',
    gap: space[4],
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

/** A slip of paper with a tear line after its value. */
export const coupon = style({
  display: 'flex',
  flexWrap: 'wrap',
  height: '100%',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});

export const couponOver = style([coupon, { backgroundColor: vars.color.surface.sunken }]);

export const value = style([
  textStyle('lead'),
  {
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 auto',
    minWidth: 'min(6.5rem, 100%)',
    padding: space[3],
    margin: 0,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    borderInlineEnd: `1px dashed ${vars.color.border.control}`,
  },
]);

export const couponWords = style({
  flex: '1 1 10rem',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[4],
  minWidth: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});

export const code = style([
  textStyle('small'),
  { fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
]);
