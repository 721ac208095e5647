import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[4]}`,
});

/** What is drawn beside what is said; on a phone above it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[12],
    },
  },
});

/** The photograph above the drawing. */
export const pictures = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const drawing = style({ border: `${line.hairline} solid ${vars.color.border.hairline}` });
export const words = style({ display: 'grid', gap: space[4], alignContent: 'center' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const figure = style({ display: 'grid', gap: space[3], margin: 0, minWidth: 0 });
