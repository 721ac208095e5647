import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });

export const head = style({
  display: 'grid',
  // A field is as wide as its letters want, else.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginBlockEnd: space[6],
  maxInlineSize: '46rem',
  overflowWrap: 'anywhere',
});

export const box = style({ maxInlineSize: '36rem' });

export const group = style({ marginBlockStart: space[12] });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[6],
});

export const count = style([
  textStyle('body'),
  { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[3]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space[10]} ${space[5]}`,
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const hits = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[8]} ${space[10]}`,
    },
  },
});
