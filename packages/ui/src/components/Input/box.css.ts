import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { line, size as sizes, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, border, surface, text } = vars.color;

/** The frame that Input, PasswordInput, Select and Textarea share. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  color: text.default,
  backgroundColor: surface.raised,
  border: `${line.hairline} solid ${border.control}`,
  borderRadius: vars.shape.control,
  ...transition('border-color'),
  selectors: {
    '&:hover': { borderColor: border.strong },
    '&:has(:focus-visible)': {
      ...focusRing,
      outlineOffset: '0px',
      borderColor: vars.color.focus.ring,
    },
    '&:has([aria-invalid=true])': {
      borderColor: border.invalid,
      boxShadow: `inset 0 0 0 1px ${border.invalid}`,
    },
    '&:has(> :disabled)': {
      backgroundColor: action.disabled.bg,
      borderColor: border.hairline,
      color: text.disabled,
    },
    '&:has(> :is(input,textarea):read-only:not(:disabled))': { backgroundColor: surface.sunken },
  },
});

/** Around several lines: corners as round as half a line would cut what stands in them. */
export const tall = style({ borderRadius: `min(${vars.shape.control}, ${vars.shape.card})` });

export const control = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${sizes.control} - 2px)`,
  paddingInline: space[3],
  // 16 px, or phones zoom in on focus.
  fontSize: '1rem',
  // Below 1.54 a placeholder loses the tone mark of Ễ.
  lineHeight: 1.6,
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1, lineHeight: 1.6, overflow: 'clip visible' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
    '&:disabled::placeholder': { color: text.disabled },
    '&:autofill': {
      boxShadow: `inset 0 0 0 99px ${action.selected.bg}`,
      WebkitTextFillColor: action.selected.text,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const size = styleVariants({
  md: { '@media': { [media.touch]: { minHeight: `calc(${sizes.touch} - 2px)` } } },
  lg: { minHeight: '50px', paddingInline: space[4] },
});

export const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: text.muted,
  paddingInline: space[3],
  selectors: {
    '&:first-child': { paddingInlineEnd: 0 },
    '&:last-child': { paddingInlineStart: 0 },
  },
});
