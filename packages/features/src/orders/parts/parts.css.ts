import { hidden as visuallyHidden, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const hidden = style(visuallyHidden);
export const line = style({ margin: 0, overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: space[4] });

export const offers = style({ display: 'grid', gap: space[2] });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: hairline } },
  scrollMarginTop: space[24],
});

export const itemHead = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[2],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' },
  },
});
export const itemPicture = style({ width: '100%' });
export const itemWords = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const itemName = style([textStyle('label'), { margin: 0, overflowWrap: 'anywhere' }]);
export const itemLink = style({
  color: vars.color.text.default,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const itemOption = style([
  textStyle('caption'),
  { margin: 0, color: vars.color.text.muted },
]);
export const itemMoney = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  gridColumn: '2',
  margin: 0,
  '@media': {
    [media.tablet]: { gridColumn: '3', display: 'grid', justifyItems: 'end', gap: space[1] },
  },
});
export const itemPaid = style([textStyle('label'), tabular, { overflowWrap: 'anywhere' }]);
export const itemList = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);
export const itemUnit = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);

export const claim = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const said = style({ margin: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const refund = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: hairline,
  borderRadius: vars.shape.card,
});
export const refundState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
});
