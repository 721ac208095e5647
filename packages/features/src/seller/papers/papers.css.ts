import { font, line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${line.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gap: space[4],
  '@media': { print: { display: 'block' } },
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
});

/** One page for each parcel. */
export const slip = style({
  '@media': { print: { selectors: { '&:not(:last-child)': { breakAfter: 'page' } } } },
});

export const box = style({
  display: 'inline-block',
  width: '5mm',
  height: '5mm',
  border: `${line.hairline} solid ${vars.color.text.default}`,
});
export const order = style([tabular, { display: 'block', whiteSpace: 'nowrap' }]);

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 78mm), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Lines to cut along. */
export const label = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[3],
  minHeight: '62mm',
  padding: space[4],
  border: `${line.hairline} dashed ${vars.color.border.hairline}`,
  breakInside: 'avoid',
});
export const door = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const receiver = style([textStyle('h5'), { margin: 0 }]);
export const phone = style([tabular, { fontWeight: font.weight.medium }]);
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  gap: space[3],
  paddingBlockStart: space[2],
  borderBlockStart: rule,
});
export const number = style([tabular, { fontWeight: font.weight.medium }]);
export const small = style([textStyle('caption'), { overflowWrap: 'anywhere' }]);
export const cash = style({ fontWeight: font.weight.medium });
