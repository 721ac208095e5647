import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** A page about one company: where one is, what it is about, and what there is to see. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlockEnd: space[16] } },
});
export const head = style({ display: 'grid', gap: space[2] });
