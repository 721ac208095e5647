import { media } from '../../theme/media.ts';
import { focusRing, hidden, transition } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape } = vars;

export const root = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[3] });

const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  overflow: 'hidden',
  color: color.action.selected.mark,
  backgroundColor: color.surface.raised,
  border: `1px dashed ${color.border.control}`,
  cursor: 'pointer',
  ...transition('border-color', 'background-color'),
  ':hover': { borderColor: color.action.selected.mark, backgroundColor: color.surface.sunken },
  selectors: { '&:has(:focus-visible)': focusRing },
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
});

export const frame = styleVariants({
  avatar: [base, { width: 120, aspectRatio: '1', flexShrink: 0, borderRadius: radius.round }],
  square: [base, { width: 120, aspectRatio: '1', flexShrink: 0, borderRadius: shape.card }],
  wide: [base, { flex: 1, maxWidth: 400, aspectRatio: '16 / 9', borderRadius: shape.card }],
});

export const over = style({ borderColor: color.action.selected.mark, borderStyle: 'solid' });
export const filled = style({ borderStyle: 'solid', borderColor: color.border.hairline });
export const off = style({
  color: color.text.disabled,
  borderColor: color.border.hairline,
  backgroundColor: color.action.disabled.bg,
  cursor: 'not-allowed',
  ':hover': { borderColor: color.border.hairline, backgroundColor: color.action.disabled.bg },
});
export const input = style(hidden);

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const faint = style({ opacity: 0.45 });

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  maxWidth: '100%',
  padding: space[2],
});

/** On a ground of its own, seen as one points at the picture or tabs to it; a finger sees it always. */
export const onPicture = style({
  alignSelf: 'end',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space[1],
  marginBlockEnd: space[2],
  paddingBlock: space[1],
  borderRadius: shape.small,
  color: color.text.default,
  backgroundColor: color.surface.overlay,
  ...transition('opacity'),
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { 'label:hover > &, label:has(:focus-visible) > &': { opacity: 1 } },
    },
  },
});

export const text = style([textStyle('caption'), { minWidth: 0, textAlign: 'center' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const hint = style([textStyle('small'), { color: color.text.muted }]);
