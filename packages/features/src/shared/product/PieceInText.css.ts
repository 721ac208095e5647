import { focusRing, line, lineClamp, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: size.measure,
  padding: space[3],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
} as const;

export const card = style({
  ...box,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.border.control },
  ':focus-visible': focusRing,
});
export const still = style(box);
export const picture = style({ flex: 'none', width: 'clamp(72px, 22vw, 112px)' });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([
  textStyle('body'),
  lineClamp(2),
  { fontWeight: 500, overflowWrap: 'anywhere' },
]);
export const note = style([textStyle('small'), { color: vars.color.text.muted }]);
