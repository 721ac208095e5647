import { line, media, space, vars } from '@hien/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: space[8],
      alignItems: 'start',
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  overflowWrap: 'anywhere',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[12],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const url = style({ overflowWrap: 'anywhere', marginBlockStart: space[1] });

/** What became of a press stands below it, and takes no room before. */
export const start = style({});

globalStyle(`${start} > [role]:not(:empty)`, { marginBlockStart: space[3] });
