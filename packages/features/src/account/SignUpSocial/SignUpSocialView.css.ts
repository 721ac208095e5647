import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const column = style({
  display: 'grid',
  gap: space[6],
  width: '100%',
  maxWidth: `calc(26rem + 2 * ${space[4]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.tablet]: { paddingBlock: space[16] } },
});

export const head = style({ display: 'grid', gap: space[2] });

export const form = style({ display: 'grid', gap: space[4] });
