import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[12]}`,
});
export const head = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space[12],
      alignItems: 'start',
    },
  },
});
export const part = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const acts = style({ display: 'grid', gap: space[4] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const form = style({ display: 'grid', gap: space[4], maxWidth: '44rem' });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
