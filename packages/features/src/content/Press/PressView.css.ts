import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ paddingBlock: `${space[8]} ${space[2]}` });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const card = style({ display: 'grid', gap: space[3], alignContent: 'start' });

const plate = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});
/** The ground the mark is made for, whatever the page's mode. */
export const onLight = style([plate, { backgroundColor: vars.color.surface.page }]);
export const onDark = style([plate, { backgroundColor: vars.color.surface.page }]);
export const mark = style({ width: '58%', maxHeight: '46%' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[20] },
  },
});
export const words = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  alignContent: 'start',
});
export const figures = style({ paddingBlockStart: space[12] });

export const release = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[5],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space[6] } },
});
export const date = style([textStyle('small'), { color: vars.color.text.muted }]);
export const releaseWords = style({ display: 'grid', gap: space[1] });
