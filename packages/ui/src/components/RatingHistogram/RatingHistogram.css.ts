import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 420px)', gap: space[10] },
  },
});

export const sum = style({ display: 'grid', justifyItems: 'start', gap: space[1] });
export const average = style([textStyle('display'), tabular]);
export const total = style([textStyle('small'), { color: vars.color.text.muted }]);

export const rows = style({ display: 'grid' });
export const row = style([
  textStyle('small'),
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '1ch 1fr 5ch',
    alignItems: 'center',
    gap: space[3],
    minHeight: 28,
  },
]);
export const link = style([
  row,
  {
    borderRadius: radius[1],
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    ':focus-visible': focusRing,
  },
  { '@media': { [media.touch]: { minHeight: 44 } } },
]);
export const stars = style({ color: vars.color.text.muted });
export const track = style({
  height: 6,
  overflow: 'hidden',
  borderRadius: radius.round,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.forced]: { outline: '1px solid' } },
});
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.round,
  transformOrigin: 'left',
  backgroundColor: vars.color.rating.star,
  '@media': { [media.forced]: { backgroundColor: 'CanvasText' } },
});
export const count = style({ color: vars.color.text.muted, textAlign: 'end' });
