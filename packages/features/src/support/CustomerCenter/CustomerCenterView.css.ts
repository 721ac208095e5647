import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'center',
});

export const filters = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});
export const category = style({ flex: '0 1 12rem', minWidth: 'min(10rem, 100%)' });
export const search = style({ flex: '1 1 14rem', minWidth: 0 });

export const list = style({
  display: 'grid',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const waiting = style({ paddingBlock: space[5] });
