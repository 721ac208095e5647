import { media } from '../../theme/media.ts';
import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: space[10],
  selectors: { '&:has(option[value=""]:checked)': { color: vars.color.text.muted } },
});

export const option = style({
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.default,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  width: 18,
  height: 18,
  pointerEvents: 'none',
  color: vars.color.text.muted,
  '@media': { [media.forced]: { color: 'ButtonText' } },
});
