import { focusRing, hidden, transition } from '../../theme/mixins.ts';
import { radius, size as sizes, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
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
    // By itself an input asks for twenty letters, which large ones make wider than a phone.
    width: 0,
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

export const status = style(hidden);
