import { focusRing, media, radius, size, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const tabs = style({
  display: 'flex',
  gap: space[6],
  marginBlockStart: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border.hairline}`,
});

export const tab = style([
  textStyle('label'),
  {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.touch,
    color: color.text.muted,
    textDecoration: 'none',
    ...transition('color'),
    ':hover': { color: color.text.default },
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: radius[2] },
      '&[aria-current=page]': { color: color.text.default },
      '&[aria-current=page]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 2,
        backgroundColor: color.action.selected.mark,
        '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
      },
    },
  },
]);

export const count = style({
  minWidth: '1.5rem',
  paddingInline: space[2],
  borderRadius: radius.round,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.8125em',
  color: color.tone.accent.text,
  backgroundColor: color.tone.accent.bg,
});
