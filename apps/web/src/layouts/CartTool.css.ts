import { font, radius, size, tabular, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const cart = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: 'inherit',
});

export const count = style([
  tabular,
  {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineEnd: 2,
    minWidth: 18,
    height: 18,
    paddingInline: 5,
    borderRadius: radius.round,
    fontSize: '0.6875rem',
    fontWeight: font.weight.strong,
    lineHeight: '18px',
    textAlign: 'center',
    color: vars.color.action.accent.text,
    backgroundColor: vars.color.action.accent.bg,
  },
]);
