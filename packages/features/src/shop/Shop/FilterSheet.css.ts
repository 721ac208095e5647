import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@hien/ui/theme';

export const narrow = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: space[5],
  paddingInline: space[1],
  borderRadius: space[5],
  background: vars.color.action.primary.bg,
  color: vars.color.action.primary.text,
  fontVariantNumeric: 'tabular-nums',
});
