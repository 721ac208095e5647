import { lineClamp, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const fold = style({ display: 'grid', gap: space[4], padding: space[4], minWidth: 0 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const wrong = style([textStyle('caption'), { color: vars.color.tone.critical.text }]);

export const page = style({ display: 'grid', gap: space[5], minWidth: 0 });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '56rem',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const part = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});
export const percent = style({ width: '14rem' });

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** The thing, its price, and the way out; on phones one below the other. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) 13rem auto' } },
});
export const price = style({
  gridColumn: '2',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const found = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
});
export const picture = style({ width: '100%', borderRadius: vars.shape.control });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('label'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const small = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);
