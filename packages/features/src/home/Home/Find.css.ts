import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[10]}`,
  '@media': {
    [media.tablet]: { paddingBlock: `${space[12]} ${space[6]}` },
    [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: space[16], alignItems: 'center' },
  },
});

export const search = style({ display: 'grid', gap: space[4] });

/** Narrow screens have the same field at the top of every page. */
export const box = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const words = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  justifyItems: 'center',
  gap: `${space[4]} ${space[2]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space[4] },
  },
});

/** One that is left over in its row stands in the middle of it. */
export const kind = style({
  '@media': {
    [media.phone]: { selectors: { '&:last-child:nth-child(3n + 1)': { gridColumn: 2 } } },
  },
});
