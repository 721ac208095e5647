import { focusRing, line, media, size, space, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { action, border, surface } = vars.color;

/** As wide as a thumb needs, around a track that is smaller. */
export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.touch,
  cursor: 'pointer',
});

/** The browser's own control, drawn as a track with a knob. */
export const control = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 44,
  height: 26,
  margin: 0,
  cursor: 'inherit',
  backgroundColor: surface.raised,
  border: `${line.hairline} solid ${border.control}`,
  borderRadius: 13,
  ...transition('background-color', 'border-color'),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      width: 18,
      height: 18,
      borderRadius: '50%',
      backgroundColor: border.control,
      ...transition('transform', 'background-color'),
    },
    '&:checked': { backgroundColor: action.primary.bg, borderColor: action.primary.bg },
    '&:checked::before': {
      transform: 'translateX(18px)',
      backgroundColor: action.primary.text,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '&:checked::before': { backgroundColor: 'Highlight' },
      },
    },
  },
});
