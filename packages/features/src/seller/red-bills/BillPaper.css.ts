import { space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const papers = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const paper = style([
  textStyle('body'),
  tabular,
  {
    display: 'grid',
    gap: space[1],
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${vars.color.border.hairline}`,
  },
]);
