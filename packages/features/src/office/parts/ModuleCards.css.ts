import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside each other on a phone, where letters leave room for two. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
});

export const drawing = style({
  marginBlockEnd: space[2],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
});

/** Over the picture, and over the link that the whole card is. */
export const keep = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  zIndex: 1,
});
