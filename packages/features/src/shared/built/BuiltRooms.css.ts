import { focusRing, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rooms = style({ ...one, gap: space[12] });
export const room = style({ ...one, gap: space[3] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
});
export const earlier = style({ ...one, gap: space[3] });
export const stages = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const frame = style({ borderRadius: vars.shape.card, overflow: 'hidden' });
export const enlarge = style({
  display: 'block',
  width: '100%',
  borderRadius: vars.shape.card,
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':focus-visible': focusRing,
});
/** What the owner says. */
export const said = style([
  textStyle('lead'),
  {
    margin: 0,
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${vars.color.border.hairline}`,
    maxInlineSize: '34rem',
  },
]);
