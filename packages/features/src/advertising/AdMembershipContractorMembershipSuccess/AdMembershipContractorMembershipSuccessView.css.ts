import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});
export const head = style({ display: 'grid', gap: space[3] });
export const places = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
});
export const place = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[6],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});
export const position = style([textStyle('display')]);
export const next = style({ display: 'grid', gap: space[3] });
export const links = style({ ...plain, display: 'grid', gap: space[3] });
