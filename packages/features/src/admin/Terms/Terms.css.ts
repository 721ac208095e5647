import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;

export const page = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const form = style({ display: 'grid', gap: space[8], minWidth: 0 });

const twoSides = {
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] },
  },
} as const;

export const notice = style([twoSides, { alignItems: 'start' }]);
export const day = style({ display: 'grid', gap: space[3], maxWidth: '24rem' });

export const part = style({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
});
export const pair = style([twoSides, { alignItems: 'start' }]);
export const sides = style([twoSides, { alignItems: 'stretch' }]);

const tall = '34rem';

/** As high as the preview beside it; a long document scrolls. */
export const source = style({ maxHeight: tall, overflowY: 'auto' });

export const previewBox = style({
  display: 'grid',
  gap: space[2],
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
});

export const preview = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  minHeight: '12rem',
  maxHeight: tall,
  padding: space[5],
  overflowY: 'auto',
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: shape.card,
  backgroundColor: color.surface.raised,
  overflowWrap: 'anywhere',
});

export const article = style({ display: 'grid', gap: space[3] });

export const points = style([
  textStyle('body'),
  {
    display: 'grid',
    gap: space[2],
    margin: 0,
    paddingInlineStart: space[6],
    listStyle: 'disc',
  },
]);
