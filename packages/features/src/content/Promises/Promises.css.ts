import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[12], paddingBlockStart: space[12] } },
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  scrollMarginBlockStart: space[20],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      columnGap: space[10],
      alignItems: 'start',
    },
  },
});

export const words = style({ display: 'grid', gap: space[2] });
export const checks = style({ display: 'grid', gap: space[3] });
export const check = style({ display: 'grid', gap: space[1] });
