import { line, media, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const paper = 'print';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[12] } },
});
export const trail = style({ '@media': { [paper]: { display: 'none' } } });

export const head = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxWidth: '52rem',
  '@media': { [media.desktop]: { marginInline: 'auto', width: '100%' } },
});
export const kicker = style([textStyle('label'), { color: vars.color.tone.accent.text }]);
export const facts = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
    color: vars.color.text.muted,
  },
]);

/** From edge to edge on a phone. */
export const cover = style({ borderRadius: vars.shape.card });

/** On a desk the text stands in the middle of the page, whether it has contents or not. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size.measure}) minmax(0, 1fr)`,
      gap: space[10],
    },
  },
});
export const text = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const contents = style({
  paddingBlock: space[4],
  borderBlock: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.desktop]: {
      gridColumn: 1,
      gridRow: 1,
      alignSelf: 'start',
      position: 'sticky',
      top: space[24],
      borderBlock: 'none',
      paddingBlock: 0,
    },
    [paper]: { display: 'none' },
  },
});
export const contentsTitle = style([
  textStyle('caption'),
  { color: vars.color.text.muted, marginBlockEnd: space[2] },
]);
export const contentsList = style({ display: 'grid' });
export const contentsLink = style([
  textStyle('small'),
  {
    display: 'block',
    paddingBlock: space[2],
    color: vars.color.text.default,
    textDecoration: 'none',
    ':hover': { color: vars.color.text.link, textDecoration: 'underline' },
  },
]);

/** Paper has no use for what leads on. */
export const onScreen = style({ '@media': { [paper]: { display: 'none' } } });

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
