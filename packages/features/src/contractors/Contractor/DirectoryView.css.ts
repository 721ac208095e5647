import { hidden as visuallyHidden, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** The rules stand beside the list on a desk and after it on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      gap: space[12],
      alignItems: 'start',
    },
  },
});
export const list = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
});
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});
export const rules = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24] } },
});
export const hidden = style(visuallyHidden);
