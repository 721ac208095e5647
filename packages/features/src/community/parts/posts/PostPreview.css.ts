import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});
/** As wide as a phone of today; on a phone as wide as that one is. */
export const phone = style({
  justifySelf: 'center',
  width: 390,
  height: 'calc(100dvh - 7rem)',
  maxHeight: 844,
  border: `${line.hairline} solid ${vars.color.border.strong}`,
  borderRadius: vars.shape.overlay,
  backgroundColor: vars.color.surface.page,
  '@media': {
    [media.phone]: {
      width: '100dvw',
      maxHeight: 'none',
      marginInline: `calc(${space[5]} * -1)`,
      border: 0,
      borderRadius: 0,
    },
  },
});
