import { media } from '../../theme/media.ts';
import { depth, line, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  zIndex: depth.bar,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

/** Words and buttons side by side; with large letters the buttons go below. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  maxWidth: size.content,
  marginInline: 'auto',
  paddingBlock: space[3],
  paddingInline: space[4],
});

export const words = style({ display: 'grid', minWidth: 0 });

/** Several share the width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  justifyContent: 'flex-end',
  gap: space[2],
});
