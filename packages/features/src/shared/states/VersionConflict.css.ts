import { focusRing, line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const caution = vars.color.tone.caution;

export const root = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  border: `${line.hairline} solid ${caution.border}`,
  borderRadius: vars.shape.card,
  backgroundColor: caution.bg,
  ':focus-visible': focusRing,
});
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.shape.card,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
});
export const words = style([
  textStyle('small'),
  { width: '100%', maxHeight: '20rem', overflowY: 'auto', ':focus-visible': focusRing },
]);
