import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: `${space[4]} ${space[10]}`,
});

export const head = style({ display: 'grid', gap: space[1] });

/** On a phone the picture, then what can be exchanged in it, then the plan; on wide windows all three side by side. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 12fr) minmax(0, 7fr)',
      gridTemplateAreas: '"plan picture pieces"',
      gap: space[6],
      alignItems: 'start',
    },
  },
});

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      gridArea: 'picture',
      position: 'sticky',
      insetBlockStart: space[20],
    },
  },
});

export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'pieces' } },
});

export const plan = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'plan' } },
});

export const planBox = style({ display: 'grid', gap: space[3] });

export const news = style({ margin: 0, paddingInlineStart: space[4] });
