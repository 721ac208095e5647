import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...oneColumn, gap: space[6] });
export const form = style({ ...oneColumn, gap: space[8] });
export const stack = style({ ...oneColumn, gap: space[5], alignContent: 'start' });
export const head = style({ ...oneColumn, justifyItems: 'start', gap: space[2] });
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: space[10],
});
export const start = style({ justifySelf: 'start' });

/** Beside each other where each has room for its tools. */
export const columns = style({
  ...oneColumn,
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
  },
});
export const column = style({
  ...oneColumn,
  gap: space[5],
  alignContent: 'start',
  paddingBlockStart: space[3],
});

export const facts = style({
  ...oneColumn,
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
});
export const pair = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const read = style({
  ...oneColumn,
  gap: space[5],
  maxWidth: '42rem',
  marginInline: 'auto',
  paddingBlock: space[6],
});
export const cover = style({ width: '100%', borderRadius: shape.card });
