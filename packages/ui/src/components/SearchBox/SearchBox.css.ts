import { media } from '../../theme/media.ts';
import { floating, focusRing, hidden, transition } from '../../theme/mixins.ts';
import { depth, font, radius, size as sizes, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';

const { color } = vars;

export const root = style({ position: 'relative', color: color.text.default });

export const field = style([
  transition('border-color', 'background-color'),
  {
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.shape.control,
    backgroundColor: color.surface.raised,
    ':hover': { borderColor: color.border.strong },
    selectors: {
      '&:focus-within': { ...focusRing, outlineOffset: '-1px', borderColor: color.focus.ring },
    },
  },
]);

export const size = styleVariants({
  md: { minHeight: sizes.touch },
  lg: { minHeight: 56 },
});

export const glass = style({
  flexShrink: 0,
  marginInlineStart: space[3],
  color: color.text.muted,
  pointerEvents: 'none',
});

export const input = style([
  textStyle('body'),
  {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    paddingInline: space[3],
    appearance: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
    '::placeholder': { color: color.text.muted, opacity: 1 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const clear = style([
  quietIcon,
  { color: color.text.muted, ':focus-visible': { outlineOffset: '-6px' } },
]);

/** There for switch access and for browsers without script; the keyboard's own key is enough for the eye. */
export const submit = style([
  hidden,
  {
    selectors: {
      '&:focus-visible': {
        position: 'static',
        width: sizes.touch,
        height: 40,
        margin: 0,
        clipPath: 'none',
        ...focusRing,
        outlineOffset: '-4px',
        display: 'grid',
        placeItems: 'center',
        borderRadius: radius[3],
      },
    },
  },
]);

export const panel = style([
  floating,
  {
    position: 'absolute',
    zIndex: depth.overlay,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space[2]})`,
    maxHeight: 'min(480px, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    backgroundColor: color.surface.overlay,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.shape.overlay,
    '@media': { [media.desktop]: { minWidth: 360, insetInlineStart: 'auto', width: '100%' } },
  },
]);

export const list = style({ display: 'grid' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: sizes.touch,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.shape.control,
  cursor: 'pointer',
  ':hover': { backgroundColor: color.action.quiet.hover },
});

export const chosen = style({
  backgroundColor: color.action.quiet.hover,
  boxShadow: `inset 2px 0 0 ${color.action.selected.mark}`,
});

export const thumb = style({ flexShrink: 0, width: 40, borderRadius: radius[2] });
export const icon = style({ display: 'inline-flex', flexShrink: 0, color: color.text.muted });
export const words = style([
  textStyle('label'),
  lineClamp(2),
  { flex: 1, minWidth: 0, fontWeight: font.weight.regular },
]);
export const match = style({ fontWeight: font.weight.strong });
export const hint = style([
  textStyle('caption'),
  { flexShrink: 0, maxWidth: '45%', color: color.text.muted },
]);
export const empty = style([textStyle('small'), { padding: space[3], color: color.text.muted }]);
export const status = style(hidden);
