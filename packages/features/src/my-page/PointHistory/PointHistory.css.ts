import { font, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' } },
});

export const words = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  gridColumn: 1,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

const figure = style([
  textStyle('label'),
  {
    gridColumn: 2,
    gridRow: '1 / span 2',
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
  },
]);

export const gain = style([figure, { color: vars.color.tone.positive.text }]);

export const loss = style([figure, { color: vars.color.text.muted }]);
