import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[8]}`,
});

export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: space[14],
      alignItems: 'center',
    },
  },
});

export const story = style({ display: 'grid', gap: space[5] });

export const name = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const mark = style({
  flex: 'none',
  width: '64px',
  borderRadius: vars.shape.card,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.hairline}`,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockEnd: space[6],
});
