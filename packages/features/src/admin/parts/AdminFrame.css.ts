import { line, media, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  // A long row of queues scrolls by itself and does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
  paddingBlock: `${space[4]} ${space[16]}`,
});

export const nav = style({
  display: 'flex',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const entry = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.touch,
    paddingInline: space[3],
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    textDecoration: 'none',
    borderBlockEnd: `${line.bold} solid transparent`,
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[aria-current=page]': {
        color: vars.color.text.default,
        borderBlockEndColor: vars.color.action.selected.mark,
      },
    },
  },
]);

export const head = style({ display: 'grid', gap: space[1] });

export const tiles = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});

export const tile = style({
  display: 'grid',
  gap: space[1],
  padding: space[5],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.border.strong } },
});

export const figure = style([textStyle('h3')]);

export const unfolded = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { padding: space[4] } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
