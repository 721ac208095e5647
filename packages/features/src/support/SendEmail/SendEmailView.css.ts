import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;

export const page = style({
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[12]} ${space[20]}` } },
});

export const columns = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gap: space[16],
      alignItems: 'start',
    },
  },
});

/** First on phones: one must know who reads it before one writes. */
export const side = style({
  display: 'grid',
  gap: space[6],
  padding: space[5],
  minWidth: 0,
  backgroundColor: color.surface.sunken,
  borderRadius: shape.card,
  '@media': {
    [media.desktop]: { order: 1, position: 'sticky', insetBlockStart: '6rem', padding: space[6] },
  },
});

export const company = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const mark = style({ display: 'flex', gap: space[4], alignItems: 'center', minWidth: 0 });
export const names = style({ display: 'grid', gap: space[1], minWidth: 0, flex: 1 });

export const steps = style({
  display: 'none',
  gap: space[3],
  '@media': { [media.desktop]: { display: 'grid' } },
});
export const step = style({ display: 'flex', gap: space[3], alignItems: 'baseline' });
export const number = style({
  flex: 'none',
  width: '1.25rem',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const main = style({ display: 'grid', gap: space[6], minWidth: 0, maxWidth: '44rem' });
export const head = style({ display: 'grid', gap: space[2] });
export const form = style({ display: 'grid', gap: space[6] });

export const pair = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } },
});

export const job = style({
  display: 'grid',
  gap: space[5],
  paddingBlockEnd: space[6],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const misfits = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const like = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const more = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  backgroundColor: color.surface.sunken,
  borderRadius: shape.card,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const end = style({ display: 'grid', gap: space[4], justifyItems: 'start' });

export const shared = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  padding: space[3],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: shape.card,
});
export const sharedWords = style({ display: 'grid', gap: space[1], flex: 1, minWidth: '10rem' });
export const thumbnail = style({ objectFit: 'cover', borderRadius: shape.small });
