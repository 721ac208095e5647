import { focusRing, hidden } from '../../theme/mixins.ts';
import { size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  // Beside each other where hundreds of millions fit; below each other where the place is narrow or letters are large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: `${space[3]} ${space[2]}`,
});
export const legend = style(hidden);
export const field = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const label = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.surface.raised,
  ':hover': { borderColor: vars.color.border.strong },
  selectors: { '&:focus-within': { ...focusRing, outlineOffset: '-1px' } },
});
export const input = style([
  textStyle('label'),
  tabular,
  {
    flex: 1,
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    paddingInlineStart: space[1],
    textAlign: 'end',
    // 16 px, or phones zoom in on focus.
    fontSize: '1rem',
    fontWeight: 400,
    outline: 'none',
    ':focus-visible': { outline: 'none' },
  },
]);
export const unit = style([
  textStyle('label'),
  {
    fontWeight: 400,
    paddingInlineStart: space[1],
    // In a fully round field, clear of the curve.
    paddingInlineEnd: `clamp(${space[2]}, ${vars.shape.control}, ${space[3]})`,
    color: vars.color.text.muted,
  },
]);
export const apply = style({ gridColumn: '1 / -1' });
