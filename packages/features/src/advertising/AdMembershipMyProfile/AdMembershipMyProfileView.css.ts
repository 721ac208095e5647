import { line as rule, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${rule.hairline} solid ${vars.color.border.hairline}`;
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...one, gap: space[10], paddingBlock: `${space[8]} ${space[16]}` });
export const head = style({ ...one, gap: space[4] });
export const columns = style({
  ...one,
  gap: space[10],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[16] },
  },
});
export const stack = style({ ...one, gap: space[12] });
export const part = style({ ...one, gap: space[4] });
export const parts = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: space[8],
});
export const told = style([
  textStyle('body'),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: hairline,
  },
]);
export const has = style({ color: vars.color.tone.positive.text });
export const lacks = style({ color: vars.color.text.muted });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
export const places = style({ ...plain, ...one, gap: space[4] });
export const place = style({
  display: 'grid',
  gridTemplateColumns: `${space[12]} minmax(0, 1fr)`,
  gap: space[4],
});
export const position = style([textStyle('h2'), tabular]);
export const next = style({ ...one, gap: space[3], justifyItems: 'start' });
