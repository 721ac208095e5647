import { line as lines_, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const edge = `${lines_.hairline} solid ${vars.color.border.hairline}`;

export const card = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.tablet]: { padding: space[5] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});

export const title = style([textStyle('h5'), { margin: 0, overflowWrap: 'anywhere' }]);

export const lines = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
});

export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  gridColumnStart: 2,
  '@media': { [media.tablet]: { gridColumnStart: 3, justifyContent: 'flex-end' } },
});

export const next = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: edge,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[4],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
});

export const refund = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } },
});

export const said = style({ display: 'grid', alignContent: 'start', gap: space[1], margin: 0 });
