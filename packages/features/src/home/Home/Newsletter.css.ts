import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({ backgroundColor: vars.color.surface.sunken });

export const content = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '5fr 7fr',
      gap: space[16],
      alignItems: 'center',
      paddingBlock: space[20],
    },
  },
});

export const words = style({ display: 'grid', gap: space[3] });

/** On phones as high with the thanks in it as with the form; elsewhere the words beside it are higher. */
export const form = style({
  minHeight: 196,
  '@media': { [media.tablet]: { minHeight: 'auto' } },
});

export const fields = style({ display: 'grid', gap: space[4] });

export const line = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

export const done = style({ display: 'grid', gap: space[2] });
