import { media } from '../../theme/media.ts';
import { focusRing, hidden, touchTarget } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape } = vars;

export const root = style({ display: 'block', minWidth: 0 });

export const clear = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: size.compact,
  height: size.compact,
  borderRadius: radius.round,
  color: color.text.muted,
  '::after': touchTarget,
  ':hover': { backgroundColor: color.action.quiet.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
});

export const mark = style({
  display: 'flex',
  flexShrink: 0,
  marginInline: space[1],
  marginInlineEnd: space[3],
  color: color.text.muted,
  pointerEvents: 'none',
  '@media': { [media.forced]: { color: 'ButtonText' } },
});

export const list = style({ display: 'grid' });

export const option = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: size.control,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: shape.control,
    fontWeight: font.weight.regular,
    cursor: 'pointer',
    // Long lists (a city's wards) draw only what is in sight.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${size.control}`,
    ':hover': { backgroundColor: color.action.quiet.hover },
    selectors: {
      '&[aria-disabled=true]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': { [media.touch]: { minHeight: size.touch } },
  },
]);

export const active = style({
  backgroundColor: color.action.quiet.hover,
  boxShadow: `inset 2px 0 0 ${color.action.selected.mark}`,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const words = style({ flex: 1, minWidth: 0 });
export const match = style({ fontWeight: font.weight.strong });
export const hint = style([textStyle('caption'), { display: 'block', color: color.text.muted }]);
export const check = style({ flexShrink: 0, color: color.action.selected.mark });
export const empty = style([textStyle('small'), { padding: space[3], color: color.text.muted }]);
export const status = style(hidden);
