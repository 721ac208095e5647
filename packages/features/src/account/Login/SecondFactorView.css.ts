import { radius, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const key = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: space[2],
  margin: 0,
  padding: space[4],
  listStyle: 'none',
  borderRadius: radius[2],
  backgroundColor: vars.color.surface.raised,
});

export const codes = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });
