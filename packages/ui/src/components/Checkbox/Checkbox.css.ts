import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { line, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, border, surface, text } = vars.color;

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[1],
  cursor: 'pointer',
  '@media': {
    [media.touch]: { minHeight: size.touch, paddingBlock: '10px' },
    [media.forced]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: text.disabled } },
});

/** Drawn by hand, but the browser's own control: forced colours and forms know it. */
export const control = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  marginBlockStart: 2,
  cursor: 'inherit',
  color: action.primary.text,
  backgroundColor: surface.raised,
  border: `${line.hairline} solid ${border.control}`,
  borderRadius: `min(${vars.shape.small}, 5px)`,
  ...transition('background-color', 'border-color'),
  selectors: {
    'label:hover > &:not(:disabled)': { borderColor: border.strong },
    '&:focus-visible': focusRing,
    '&:checked,&:indeterminate': {
      backgroundColor: action.primary.bg,
      borderColor: action.primary.bg,
    },
    '&[aria-invalid=true]': {
      borderColor: border.invalid,
      boxShadow: `inset 0 0 0 1px ${border.invalid}`,
    },
    '&:disabled': {
      backgroundColor: action.disabled.bg,
      borderColor: border.hairline,
      color: text.disabled,
    },
    '&::before': {
      content: '',
      width: 12,
      height: 12,
      backgroundColor: 'currentColor',
      opacity: 0,
    },
    '&:checked::before': {
      opacity: 1,
      clipPath: 'polygon(14% 46%, 4% 57%, 37% 90%, 97% 22%, 86% 12%, 36% 68%)',
    },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(5px 1px)' },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { backgroundColor: 'GrayText' },
      },
    },
  },
});

export const words = style({ ...textStyle('label'), fontWeight: 400, minWidth: 0 });
export const hint = style({
  ...textStyle('small'),
  display: 'block',
  color: text.muted,
  selectors: { 'label:has(:disabled) &': { color: 'inherit' } },
});
