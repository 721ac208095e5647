import { line as rule, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
const moment = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlockStart: space[2],
  '@media': { [media.desktop]: { display: 'grid', justifyContent: 'start', gap: space[1] } },
});
export const past = style([
  moment,
  { borderBlockStart: `${rule.bold} solid ${vars.color.border.strong}` },
]);
export const coming = style([
  moment,
  {
    borderBlockStart: `${rule.bold} solid ${vars.color.border.hairline}`,
    selectors: { '&[aria-current]': { borderBlockStartColor: vars.color.action.selected.mark } },
  },
]);
export const name = style([textStyle('label')]);
export const when = style([textStyle('small'), tabular, { color: vars.color.text.muted }]);
