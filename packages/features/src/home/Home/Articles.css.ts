import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.desktop]: { gap: space[12] } },
});

export const row = style({
  display: 'grid',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] },
  },
});

export const item = style({
  paddingBlock: space[5],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
