import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const entryBase = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[8],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.desktop]: { gap: space[16], paddingBlock: space[12] } },
});
export const entry = styleVariants({
  lead: [
    entryBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 35rem)' } },
    },
  ],
  row: [
    entryBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr) 6rem',
      alignItems: 'start',
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem', alignItems: 'center' },
      },
    },
  ],
});

export const words = style({ display: 'grid', gap: space[4], justifyItems: 'start', minWidth: 0 });
/** The whole entry can be pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  textWrap: 'balance',
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const by = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    color: vars.color.text.muted,
  },
]);
export const picture = style({ borderRadius: vars.shape.small });
