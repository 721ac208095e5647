import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { line, size as sizes, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, border, surface, text } = vars.color;

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.shape.control,
  border: `${line.hairline} solid transparent`,
  fontWeight: vars.type.controlWeight,
  textAlign: 'center',
  userSelect: 'none',
  ...transition('background-color', 'border-color', 'color'),
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-disabled=true]:not([aria-busy])': {
      cursor: 'not-allowed',
      backgroundColor: action.disabled.bg,
      borderColor: border.hairline,
      color: text.disabled,
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[aria-disabled=true]:not([aria-busy])': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

const thumb = { '@media': { [media.touch]: { minHeight: sizes.touch } } };

export const size = styleVariants({
  sm: {
    ...textStyle('small'),
    fontWeight: vars.type.controlWeight,
    minHeight: sizes.compact,
    ...thumb,
    paddingInline: space[3],
    gap: space[1],
  },
  md: {
    ...textStyle('label'),
    fontWeight: vars.type.controlWeight,
    minHeight: sizes.control,
    ...thumb,
    paddingInline: space[5],
    gap: space[2],
  },
  lg: {
    ...textStyle('body'),
    fontWeight: vars.type.controlWeight,
    minHeight: '48px',
    paddingInline: space[6],
    gap: space[2],
  },
});

const live = ':not([aria-disabled=true])';

function filled(role: typeof action.primary) {
  return {
    backgroundColor: role.bg,
    color: role.text,
    selectors: {
      [`&:hover${live}`]: { backgroundColor: role.hover },
      [`&:active${live}`]: { backgroundColor: role.active },
    },
  };
}

const veil = {
  [`&:hover${live}`]: { backgroundColor: action.quiet.hover },
  [`&:active${live}`]: { backgroundColor: action.quiet.active },
};

export const variant = styleVariants({
  primary: filled(action.primary),
  accent: filled(action.accent),
  danger: filled(action.danger),
  secondary: {
    color: text.default,
    borderColor: border.control,
    backgroundColor: surface.raised,
    selectors: {
      [`&:hover${live}`]: { borderColor: border.strong },
      [`&:active${live}`]: { borderColor: border.strong, backgroundColor: surface.sunken },
    },
  },
  quiet: {
    color: text.default,
    selectors: {
      ...veil,
      '&[aria-disabled=true]:not([aria-busy])': {
        backgroundColor: 'transparent',
        borderColor: 'transparent',
      },
    },
  },
});

export const fullWidth = style({ width: '100%' });

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
});

/** While it loads the words stay in place, unseen, so that the button keeps its width. */
export const waiting = style({ opacity: 0 });
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
export const alone = style({ display: 'contents' });
export const withReason = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[1],
  maxWidth: '100%',
});
export const reason = style({ ...textStyle('caption'), color: text.muted, textAlign: 'center' });
export const unseen = style({ visibility: 'hidden' });
