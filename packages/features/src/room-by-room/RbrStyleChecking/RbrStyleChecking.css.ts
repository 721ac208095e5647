import { style } from '@vanilla-extract/css';
import { focusRing, media, space, vars } from '@hien/ui/theme';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
});

export const head = style({ display: 'grid', gap: space[3] });

export const track = style({
  gridColumn: '1 / -1',
  blockSize: '4px',
  borderRadius: '2px',
  backgroundColor: vars.color.border.hairline,
  overflow: 'hidden',
});

export const done = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.action.primary.bg,
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});

/** Both in one window, on a phone one over the other. */
export const pair = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({
  display: 'block',
  borderRadius: vars.shape.card,
  selectors: { '&:focus-visible': focusRing },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const shares = style({ ...plain, display: 'grid', gap: space[6] });

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space[2],
});

export const led = style({
  ...plain,
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 10rem))',
  gap: space[2],
});
