import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const rule = `${line.hairline} solid ${vars.color.border.hairline}`;

export const list = style({ ...one, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: rule,
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});
export const drawing = style({ border: rule });
export const words = style({ ...one, gap: space[2], minWidth: 0, alignContent: 'start' });
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const amount = style([textStyle('h5'), tabular]);
export const summary = style([
  textStyle('label'),
  { cursor: 'pointer', paddingBlock: space[3], inlineSize: 'fit-content' },
]);
export const other = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    borderBlockStart: rule,
  },
]);
