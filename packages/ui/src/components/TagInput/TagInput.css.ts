import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, text } = vars.color;

export const root = style({
  flexWrap: 'wrap',
  gap: 6,
  minHeight: size.control,
  padding: 5,
  cursor: 'text',
  '@media': { [media.touch]: { minHeight: size.touch } },
});

export const list = style({ display: 'contents' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 28,
  paddingInlineStart: space[2],
  color: action.selected.text,
  backgroundColor: action.selected.bg,
  borderRadius: vars.shape.small,
  '@media': {
    [media.touch]: { minHeight: 36 },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const word = style([textStyle('small'), { minWidth: 0, paddingInlineEnd: space[2] }]);
export const sign = style({ opacity: 0.75 });

export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 26,
  height: 26,
  marginInlineStart: '-6px',
  borderRadius: radius.round,
  ':hover': { backgroundColor: action.quiet.active },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-4px 0' } },
  '@media': {
    [media.touch]: { width: 36, height: 36, selectors: { '&::after': { inset: '-4px' } } },
  },
});

export const input = style({
  flex: 1,
  minWidth: 96,
  minHeight: 28,
  paddingInline: space[2],
  // 16 px, or phones zoom in on focus.
  fontSize: '1rem',
  lineHeight: 1.6,
  outline: 'none',
  '::placeholder': { color: text.muted, opacity: 1 },
  ':disabled': { cursor: 'not-allowed' },
});
