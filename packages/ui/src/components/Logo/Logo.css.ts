import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.36em',
  lineHeight: 1,
  color: 'inherit',
});
export const mark = style({
  height: '1.5em',
  width: '1.5em',
  flexShrink: 0,
  color: vars.color.mark.ink,
});
export const accent = style({ color: vars.color.mark.accent });
export const name = style({
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1.365,
  whiteSpace: 'nowrap',
});
