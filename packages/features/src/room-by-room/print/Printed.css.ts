import { globalStyle, style } from '@vanilla-extract/css';
import { space, textStyle, vars } from '@hien/ui/theme';

/** Three beside each other on paper. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({ minInlineSize: 0, breakInside: 'avoid' });
export const roomName = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[2],
    color: vars.color.text.default,
  },
]);

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'collapse' },
]);

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const figure = style({
  selectors: {
    [`${table} &`]: {
      paddingInlineStart: space[3],
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const where = style([
  textStyle('caption'),
  { display: 'block', color: vars.color.text.muted },
]);

export const total = style({ fontWeight: 600 });

/** The code beside the words, under them where both do not fit. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
});
export const words = style({ display: 'grid', flex: '1 1 16rem', gap: space[3], minInlineSize: 0 });
export const link = style([textStyle('caption'), { overflowWrap: 'anywhere' }]);
