import { media } from '../../theme/media.ts';
import { floating } from '../../theme/mixins.ts';
import { depth, font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const panel = style([
  floating,
  {
    position: 'absolute',
    zIndex: depth.overlay,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space[2]})`,
    maxHeight: 'min(480px, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    backgroundColor: color.surface.overlay,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.shape.overlay,
    '@media': { [media.desktop]: { minWidth: 360, insetInlineStart: 'auto', width: '100%' } },
  },
]);

export const list = style({ display: 'grid' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.shape.control,
  cursor: 'pointer',
  ':hover': { backgroundColor: color.action.quiet.hover },
});

export const chosen = style({
  backgroundColor: color.action.quiet.hover,
  boxShadow: `inset 2px 0 0 ${color.action.selected.mark}`,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const thumb = style({ flexShrink: 0, width: 40, borderRadius: radius[2] });
export const icon = style({ display: 'inline-flex', flexShrink: 0, color: color.text.muted });
export const words = style([
  textStyle('label'),
  lineClamp(2),
  { flex: 1, minWidth: 0, fontWeight: font.weight.regular },
]);
export const match = style({ fontWeight: font.weight.strong });
export const hint = style([
  textStyle('caption'),
  { flexShrink: 0, maxWidth: '45%', color: color.text.muted },
]);
export const empty = style([textStyle('small'), { padding: space[3], color: color.text.muted }]);
