import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rooms = style({ ...one, gap: space[12] });

export const room = style({
  ...one,
  gap: space[4],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[8] },
  },
});

export const words = style({ ...one, alignContent: 'start', gap: space[3] });

export const pieces = style({ ...one, gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const piece = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const figure = style({ margin: 0, minWidth: 0 });

export const truth = style([
  textStyle('caption'),
  { paddingBlock: space[2], color: vars.color.text.muted },
]);
