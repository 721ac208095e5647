import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...one,
  gap: space[5],
  paddingBlock: `${space[5]} ${space[12]}`,
});

export const head = style({ display: 'grid', gap: space[1] });

export const columns = style({
  ...one,
  gap: space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const styles = style({
  ...plain,
  ...one,
  gap: space[4],
  border: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const summary = style({
  ...one,
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
});

export const rooms = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
});

export const room = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const sum = style({ ...one, gap: space[4] });
