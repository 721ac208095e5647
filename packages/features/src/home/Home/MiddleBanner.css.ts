import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  position: 'relative',
  '@media': { [media.phone]: { marginBlockEnd: space[6] } },
});

export const picture = style({ width: '100%', minHeight: 300, maxHeight: 560 });

export const place = style({
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: space[12],
      display: 'flex',
      justifyContent: 'flex-end',
    },
  },
});

export const card = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  paddingBlock: space[6],
  '@media': {
    [media.tablet]: {
      width: 'min(26rem, 50%)',
      padding: space[8],
      borderRadius: vars.shape.card,
      backgroundColor: vars.color.surface.page,
    },
  },
});
