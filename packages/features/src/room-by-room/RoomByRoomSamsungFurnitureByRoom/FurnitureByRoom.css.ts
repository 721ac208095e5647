import { style } from '@vanilla-extract/css';
import { focusRing, media, space, textStyle, vars } from '@hien/ui/theme';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rooms = style({ ...one, gap: space[12] });

export const room = style({
  ...one,
  gap: space[4],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[8] },
  },
});

export const words = style({ ...one, alignContent: 'start', gap: space[3] });

export const pieces = style({ ...one, gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const piece = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

/** Under picture and pieces, as wide as both. */
export const appliances = style({
  ...one,
  gap: space[4],
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});

export const places = style({
  ...one,
  gap: space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const place = style({
  ...one,
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  padding: space[4],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});

export const placeName = style([textStyle('h5'), { paddingInline: space[1] }]);

export const placeSize = style([
  textStyle('caption'),
  { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const appliance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const pick = style({
  display: 'grid',
  flex: '1 1 260px',
  gridTemplateColumns: 'auto 64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  cursor: 'pointer',
});

/** Under the words on a phone, beside them where there is room. */
export const more = style({
  marginInlineStart: `calc(20px + 64px + 2 * ${space[3]})`,
  '@media': { [media.tablet]: { marginInlineStart: 0 } },
});

export const radio = style({
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: vars.color.action.primary.bg,
  ':focus-visible': focusRing,
});

export const applianceWords = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const facts = style([
  textStyle('caption'),
  { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const without = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  cursor: 'pointer',
});

/** What all of it comes to. */
export const bundle = style({
  ...one,
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});
