import { style } from '@vanilla-extract/css';
import { focusRing, media, size, space, textStyle, vars } from '@hien/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

const rail = {
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

export const slots = style({
  ...rail,
  display: 'flex',
  gap: space[2],
  paddingBlock: space[1],
  '@media': {
    [media.desktop]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

/** A rail under the thumb; beside the picture a grid. */
export const options = style({
  ...rail,
  display: 'flex',
  // One that is sold out has a second part, which the others have no room to keep for.
  alignItems: 'start',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[1],
  border: 0,
  scrollSnapType: 'x proximity',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginInline: 0,
      paddingInline: 0,
      overflow: 'visible',
    },
  },
});

export const option = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: 'none',
  inlineSize: '132px',
  scrollSnapAlign: 'start',
  '@media': { [media.desktop]: { inlineSize: 'auto', minInlineSize: 0 } },
});

export const pressed = style({ position: 'relative', flex: '1', cursor: 'pointer' });

/** What can be had in place of the card above it. */
export const instead = style([
  textStyle('caption'),
  {
    minBlockSize: size.touch,
    paddingBlock: space[1],
    paddingInline: space[2],
    color: vars.color.text.default,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: `min(${vars.shape.control}, ${vars.shape.card})`,
    ':focus-visible': focusRing,
    selectors: {
      '&:not([aria-disabled])': { cursor: 'pointer' },
      '&[aria-disabled]': { color: vars.color.text.muted },
    },
  },
]);
export const insteadNone = style([
  textStyle('caption'),
  { paddingInline: space[2], color: vars.color.text.muted },
]);
export const insteadName = style({ display: 'block', fontWeight: 600 });

export const input = style({ position: 'absolute', opacity: 0, inset: 0, cursor: 'inherit' });

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  blockSize: '100%',
  padding: space[2],
  border: `1px solid ${vars.color.border.hairline}`,
  // A control by what it does, a card by its height: pills of a brand would cut its words.
  borderRadius: `min(${vars.shape.control}, ${vars.shape.card})`,
  selectors: {
    [`${input}:checked + &`]: {
      borderColor: vars.color.action.primary.bg,
      boxShadow: `inset 0 0 0 1px ${vars.color.action.primary.bg}`,
    },
    [`${input}:focus-visible + &`]: focusRing,
    [`${input}:disabled + &`]: { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: { selectors: { [`${input}:checked + &`]: { outline: '2px solid Highlight' } } },
  },
});

const square = { aspectRatio: '1', borderRadius: vars.shape.small } as const;

export const finish = style({ ...square, border: `1px solid ${vars.color.border.hairline}` });

export const none = style({ ...square, border: `1px dashed ${vars.color.border.control}` });

export const name = style([
  textStyle('caption'),
  {
    display: '-webkit-box',
    // Cards beside each other are as high as each other, however long their names.
    minBlockSize: '3lh',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
]);

export const price = style([
  textStyle('caption'),
  { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const everywhere = style({ justifySelf: 'start' });

export const similar = style({ display: 'grid', gap: space[2] });

export const similarList = style({ display: 'grid', gap: space[2] });

export const similarPiece = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  padding: space[2],
  textAlign: 'start',
  cursor: 'pointer',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: `min(${vars.shape.control}, ${vars.shape.card})`,
  ':focus-visible': focusRing,
});

export const similarPicture = style({
  flex: 'none',
  inlineSize: '56px',
  overflow: 'hidden',
  borderRadius: vars.shape.small,
});

export const similarPrice = style({ display: 'block' });
