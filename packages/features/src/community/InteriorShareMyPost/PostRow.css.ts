import { focusRing, line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${line.hairline} solid ${vars.color.border.hairline}`;

export const rows = style({ display: 'grid', borderBlockEnd: hairline });
export const row = style({ paddingBlock: space[6], borderBlockStart: hairline });

/** On a phone the picture stands beside the title, what can be done below both. */
export const post = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: `${space[3]} ${space[4]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[6],
    },
  },
});
export const picture = style({
  '@media': { [media.tablet]: { gridRow: '1 / -1' } },
});
export const words = style({ display: 'grid', alignContent: 'start', gap: space[2] });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  textWrap: 'balance',
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  ':focus-visible': focusRing,
});
export const facts = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    color: vars.color.text.muted,
  },
]);
export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
