import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** A picture from edge to edge, and the words on a sheet that lies over its foot. */
export const hero = style({ position: 'relative', display: 'grid' });
export const heroPicture = style({
  width: '100%',
  minHeight: '16rem',
  maxHeight: '38rem',
});
export const heroWords = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  paddingBlock: `${space[8]} ${space[4]}`,
  '@media': {
    [media.desktop]: {
      width: '38rem',
      marginBlockStart: `-${space[24]}`,
      padding: `${space[10]} ${space[10]} ${space[6]}`,
      marginInlineStart: `-${space[10]}`,
      backgroundColor: vars.color.surface.page,
      borderStartEndRadius: vars.shape.card,
      position: 'relative',
    },
  },
});

export const eyebrow = style([textStyle('label'), { color: vars.color.text.price }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Words beside a picture. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[20] },
  },
});
export const words = style({ display: 'grid', gap: space[4], justifyItems: 'start', minWidth: 0 });

/** Three or four things side by side under hairlines. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const column = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[5],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.control}`,
});
export const icon = style({ color: vars.color.text.link });
export const number = style([textStyle('h3'), { color: vars.color.text.price }]);

export const list = style({ display: 'grid', justifySelf: 'stretch' });
export const listRow = style({
  display: 'grid',
  gridTemplateColumns: `${space[8]} minmax(0, 1fr)`,
  gap: space[2],
  paddingBlock: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const closing = style({
  display: 'grid',
  gap: space[5],
  justifyItems: 'center',
  textAlign: 'center',
});
