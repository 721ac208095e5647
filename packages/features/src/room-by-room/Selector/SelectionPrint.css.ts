import { globalStyle, style } from '@vanilla-extract/css';
import { space, textStyle, vars } from '@hien/ui/theme';

export const pictures = style([
  textStyle('caption'),
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
]);

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', marginBlockStart: space[4], borderCollapse: 'collapse' },
]);

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const figure = style({
  selectors: { [`${table} &`]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});

export const where = style([
  textStyle('caption'),
  { display: 'block', color: vars.color.text.muted },
]);

export const total = style({ fontWeight: 600 });

export const notes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
