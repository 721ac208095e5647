import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = style({ ...column, gap: space[5] });
export const sections = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  overflowWrap: 'anywhere',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const projects = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });
export const project = style({
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' } },
});
export const picture = style({ borderRadius: vars.shape.card, overflow: 'hidden' });
export const facts = style({ ...column, gap: space[1], overflowWrap: 'anywhere' });
/** On phones below picture and words, over the whole width. */
export const rowActs = style([
  acts,
  {
    gridColumn: '1 / -1',
    justifyContent: 'flex-end',
    '@media': { [media.desktop]: { gridColumn: 'auto' } },
  },
]);
/** Stays in view while the list is ordered below it. */
export const save = style([
  line,
  {
    position: 'sticky',
    insetBlockStart: space[24],
    zIndex: 1,
    alignItems: 'center',
    padding: space[4],
    borderRadius: vars.shape.card,
    backgroundColor: vars.color.surface.sunken,
  },
]);
