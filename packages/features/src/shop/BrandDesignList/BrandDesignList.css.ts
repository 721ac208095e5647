import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[12], paddingBlock: `${space[12]} ${space[24]}` } },
});

export const head = style({ display: 'grid', gap: space[3] });

export const grid = style({
  display: 'grid',
  gap: `${space[10]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space[14] },
  },
});

export const card = style({ position: 'relative', display: 'grid', gap: space[3] });

export const words = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const mark = style({
  flex: 'none',
  width: '44px',
  borderRadius: vars.shape.control,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.hairline}`,
});

/** The whole card is one link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});
