import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The table is read first, on a phone; on a desktop the drawing stands beside it. */
export const both = style({
  ...one,
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'start',
    },
  },
});
/** The drawing stays in sight while the rows beside it are read. */
export const seen = style({
  ...one,
  gap: space[3],
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[20] } },
});
export const facts = style({
  ...one,
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});
export const part = style({ ...one, gap: space[3], minWidth: 0, alignContent: 'start' });

export { figure, name, table } from '../../shared/office/figures-table.css.ts';
export const critical = style({ fontWeight: 600 });
export const chosen = style({ backgroundColor: vars.color.action.selected.bg });
export const note = style([
  textStyle('caption'),
  { display: 'block', fontWeight: 400, color: vars.color.text.muted },
]);
export const late = style([
  textStyle('caption'),
  { display: 'block', fontWeight: 600, color: vars.color.tone.accent.text },
]);
export const was = style({ color: vars.color.text.muted, textDecoration: 'line-through' });

export const shift = style({
  ...one,
  gap: space[4],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  scrollMarginBlockStart: space[20],
});
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
});
export const pick = style({ flex: '1 1 14rem', minWidth: 0 });
export const follow = style([
  textStyle('small'),
  tabular,
  { ...one, gap: space[1], margin: 0, padding: 0, listStyle: 'none' },
]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
