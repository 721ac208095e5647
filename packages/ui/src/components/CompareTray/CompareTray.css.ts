import { footHeight } from '../../theme/foot.css.ts';
import { media } from '../../theme/media.ts';
import { floating, focusRing, touchTarget } from '../../theme/mixins.ts';
import { depth, line, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style([
  floating,
  {
    color: color.text.default,
    backgroundColor: color.surface.overlay,
    border: `${line.hairline} solid ${color.border.hairline}`,
    containerType: 'inline-size',
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '@media': { print: { display: 'none' } },
  },
]);

export const root = {
  foot: style([
    base,
    {
      position: 'sticky',
      zIndex: depth.sticky,
      // Above the bar of a phone.
      insetBlockEnd: footHeight.phone,
      '@media': { [media.tablet]: { insetBlockEnd: 0 } },
    },
  ]),
  still: style([base, { borderRadius: vars.shape.card }]),
};

/** Room for words, pictures and buttons in one line. */
const WIDE = '(width >= 720px)';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxWidth: size.content,
  marginInline: 'auto',
  paddingBlock: space[3],
  paddingInline: space[4],
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space[6],
      paddingInline: space[6],
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  '@container': { [WIDE]: { display: 'grid' } },
});
export const title = style([textStyle('h5')]);
export const filled = style([textStyle('caption'), tabular, { color: color.text.muted }]);

export const items = style({
  display: 'flex',
  gap: space[3],
  paddingBlockStart: space[2],
  paddingInlineEnd: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Beside words the pictures stand in the middle, whatever room the crosses take above.
  '@container': { [WIDE]: { paddingBlockEnd: space[2] } },
});
/** All four fit a phone; below that they would be too small to tell apart. */
const cell = { flex: '0 1 64px', minWidth: 44, aspectRatio: '1' } as const;
export const item = style({ ...cell, position: 'relative' });
export const picture = style({ width: '100%' });
export const remove = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.round,
  color: color.text.onInverse,
  backgroundColor: color.surface.inverse,
  '::after': touchTarget,
  ':focus-visible': focusRing,
  '@media': { [media.forced]: { border: `${line.hairline} solid ButtonBorder` } },
});
export const slot = style({
  ...cell,
  display: 'grid',
  placeItems: 'center',
  color: color.text.muted,
  border: `${line.hairline} dashed ${color.border.control}`,
  borderRadius: vars.shape.card,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'flex-end',
  gap: space[2],
});
