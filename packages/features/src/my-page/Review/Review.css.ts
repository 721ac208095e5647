import { font, media, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: space[5] });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: { '&:first-child': { paddingBlockStart: space[2] } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '88px minmax(0, 1fr) auto' },
  },
});

export const picture = style({ borderRadius: vars.shape.card, overflow: 'hidden' });

export const facts = style({ display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0 });

export const name = style([
  textStyle('label'),
  {
    color: vars.color.text.default,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifySelf: 'end' } },
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

/** A sign before a word. */
export const signed = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const words = style({ whiteSpace: 'pre-line' });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 7.5rem)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const form = style({ display: 'grid', gap: space[6], maxWidth: '44rem' });

export const end = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const meter = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});

export const meterTitle = style([textStyle('label'), { fontWeight: font.weight.medium }]);

export const wishes = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const wish = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'auto 7.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2],
    color: vars.color.text.muted,
  },
]);

export const wishDone = style([wish, { color: vars.color.tone.positive.text }]);

export const wishText = style({ fontVariantNumeric: 'tabular-nums' });

export const track = style({
  height: '4px',
  borderRadius: '2px',
  overflow: 'hidden',
  backgroundColor: vars.color.border.hairline,
});

export const bar = style({
  display: 'block',
  height: '100%',
  backgroundColor: 'currentColor',
  ...transition('inline-size'),
});
