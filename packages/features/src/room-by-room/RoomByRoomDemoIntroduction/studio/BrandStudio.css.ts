import { style } from '@vanilla-extract/css';
import { focusRing, media, space, textStyle, vars } from '@hien/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space[12] },
  },
});

export const controls = style({ display: 'grid', gap: space[5], alignContent: 'start' });

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: space[4],
});

export const swatch = style({
  appearance: 'none',
  width: 28,
  height: 28,
  padding: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.shape.small,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0 },
    '&::-moz-color-swatch': { border: 0 },
  },
});

export const radius = style({ display: 'grid', gap: space[2] });

export const range = style({
  width: '100%',
  minHeight: 32,
  accentColor: vars.color.action.primary.bg,
  ':focus-visible': focusRing,
});

export const outcome = style({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minWidth: 0,
});

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const preview = style({
  height: '100%',
  overflow: 'hidden',
  color: vars.color.text.default,
  background: vars.color.surface.page,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});

export const bar = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[3]} ${space[4]}`,
    color: vars.color.header.text,
    background: vars.color.header.bg,
    borderBlockEnd: `1px solid ${vars.color.header.rule}`,
    overflowWrap: 'anywhere',
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 28,
  height: 28,
  paddingInline: space[1],
  color: vars.color.action.primary.text,
  background: vars.color.action.primary.bg,
  borderRadius: vars.shape.control,
});

export const window = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  overflowWrap: 'anywhere',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const verdicts = style({ display: 'grid', gap: space[4] });

export const pairs = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 28,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.small,
});

export const dot = style({ width: 14, height: 14, borderRadius: '50%' });
