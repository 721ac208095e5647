import { line as rule, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({ ...one, gap: space[10], paddingBlock: `${space[6]} ${space[16]}` });
export const stack = style({ ...one, gap: space[10] });
export const head = style({ ...one, gap: space[4] });
export const tools = style({
  ...one,
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 22rem))' } },
});
export const block = style({ ...one, gap: space[4] });
export const winners = style({ ...plain, ...one });
export const winner = style({
  display: 'grid',
  gridTemplateColumns: `${space[10]} minmax(0, 1fr) auto`,
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${rule.hairline} solid ${vars.color.border.hairline}`,
});
export const number = style([textStyle('h3'), tabular]);
export const empty = style({ color: vars.color.text.muted });
export const amount = style([textStyle('label'), tabular]);
export const replay = style({
  ...one,
  gap: space[4],
  padding: space[5],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.desktop]: { padding: space[8] } },
});
export const hash = style([textStyle('small'), { overflowWrap: 'anywhere' }]);
export const slots = style({ ...plain, ...one, gap: space[4] });
export const given = style({ ...one, gap: space[1] });
export const tries = style({ ...plain, ...one, gap: space[1] });
export const muted = style({ color: vars.color.text.muted });
export const lines = style({ minInlineSize: '48rem' });
