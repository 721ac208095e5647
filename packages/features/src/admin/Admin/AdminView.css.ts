import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: space[8] });

export const group = style({ display: 'grid', gap: space[3] });

export const tiles = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  padding: space[5],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.border.strong } },
});

export const figure = style([textStyle('h3')]);
