import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
});

/** On phones one line that scrolls sideways, up to the edges of the window. */
export const tabs = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  paddingBlock: space[1],
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const search = style({ flex: '1 1 12rem', maxWidth: '28rem' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Stands round the list for its keys alone. */
export const root = style({ display: 'contents' });
