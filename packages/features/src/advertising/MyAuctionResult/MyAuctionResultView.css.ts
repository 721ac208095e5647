import { line as rule, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = style({ ...one, gap: space[8] });
export const notices = style({ ...one, gap: space[3] });
export const week = style({ ...one, gap: space[3] });
export const bids = style({ ...one, margin: 0, padding: 0, listStyle: 'none' });
export const bid = style({
  display: 'grid',
  gridTemplateColumns: `${space[10]} minmax(0, 1fr)`,
  columnGap: space[4],
  rowGap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `${rule.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: `${space[12]} minmax(0, 1fr) auto` } },
});
export const number = style([textStyle('h2'), tabular, { margin: 0 }]);
export const words = style({ ...one, gap: space[1], justifyItems: 'start' });
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const act = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
/** Long and without spaces. */
export const hash = style([textStyle('small'), { overflowWrap: 'anywhere' }]);
export const form = style({ ...one, gap: space[4] });
/** As somebody wrote it, with its lines. */
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
