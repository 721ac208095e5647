import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...oneColumn, gap: space[10] });
export const letter = style({ ...oneColumn, gap: space[6] });
export const head = style({ ...oneColumn, gap: space[2] });
export const form = style({ ...oneColumn, gap: space[8] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const sides = style({
  ...oneColumn,
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] },
  },
});

export const previewBox = style({ ...oneColumn, gap: space[2], alignContent: 'start' });
export const preview = style({
  ...oneColumn,
  gap: space[4],
  maxHeight: '30rem',
  padding: space[5],
  overflowY: 'auto',
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: shape.card,
  backgroundColor: color.surface.raised,
  overflowWrap: 'anywhere',
});

/** Set off, so that an editor sees at once where the words stand. */
export const own = style({
  paddingInlineStart: space[4],
  borderInlineStart: `${line.bold} solid ${color.border.strong}`,
  whiteSpace: 'pre-line',
});
export const links = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
