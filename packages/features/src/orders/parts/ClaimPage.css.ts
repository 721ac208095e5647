import { hidden as visuallyHidden, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const hidden = style(visuallyHidden);

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '46rem',
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlock: `${space[10]} ${space[24]}` } },
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
});
export const head = style({ display: 'grid', gap: space[3] });

export const choices = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[5],
  borderBlockStart: hairline,
});

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'start' });
export const denied = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: space[6],
  borderBlockStart: hairline,
});
export const waiting = style({ display: 'grid', gap: space[4] });
