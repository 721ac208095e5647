import { media, space, textStyle, untilNear, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gap: space[16],
      alignItems: 'start',
    },
  },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24] } },
});
export const proven = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginBlock: space[4],
});
export const list = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  ...untilNear('16rem'),
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const write = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '42rem',
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});
export const legend = style([textStyle('h5'), { marginBlockEnd: space[4] }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
