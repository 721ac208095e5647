import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});

export const figure = style({
  position: 'relative',
  margin: 0,
  // On a phone the picture is as wide as the window.
  marginInline: `calc(-1 * ${space[4]})`,
  '@media': { [media.tablet]: { marginInline: 0 } },
});

/** One of several rooms. */
export const part = style({ margin: 0, minInlineSize: 0 });

/** The middle of a picture that is wider than high. */
export const square = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.shape.card,
});
export const squared = style({ flex: 'none', blockSize: '100%', aspectRatio: '4 / 3' });

/** All around, with a list under it: as wide as the text. */
export const around = style({ margin: 0, minInlineSize: 0 });

export const truth = style([
  textStyle('caption'),
  {
    paddingBlock: space[2],
    paddingInline: space[4],
    color: vars.color.text.muted,
    '@media': { [media.tablet]: { paddingInline: 0 } },
  },
]);

export const partTruth = style([
  textStyle('caption'),
  { display: 'grid', gap: space[1], paddingBlockStart: space[1], color: vars.color.text.muted },
]);

/** One line where it fits; the first drawing stands under the edge of the text, not its button. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.tablet]: { gap: space[1] } },
});
