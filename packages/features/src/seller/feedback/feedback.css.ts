import { media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space[8] },
  },
});

/** What it is about, beside what was said; above it on phones. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  alignContent: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const picture = style({ borderRadius: vars.shape.card, overflow: 'hidden' });

export const name = style([
  textStyle('small'),
  {
    color: vars.color.text.default,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const said = style({ display: 'grid', gap: space[3], minWidth: 0, justifyItems: 'start' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

export const signed = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What the shop said: set in, so that the two sides are told apart at a glance. */
export const reply = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
});

export const form = style({ display: 'grid', gap: space[4], width: '100%', maxWidth: '40rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const speed = style({ display: 'flex', alignItems: 'center', gap: space[2] });
