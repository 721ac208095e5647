import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[5], minWidth: 0 });
export const step = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const title = style([textStyle('label'), { margin: 0, color: vars.color.text.muted }]);
export const list = style({ display: 'grid', margin: 0, minWidth: 0 });

const anyRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  minWidth: 0,
});
export const row = style([
  anyRow,
  { '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space[4] } } },
]);
export const changed = style([
  anyRow,
  {
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '10rem minmax(0, 1fr) minmax(0, 1fr)',
        gap: space[4],
      },
    },
  },
]);
export const label = style([textStyle('label'), { margin: 0 }]);
export const side = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  alignContent: 'start',
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const words = style({ ...plainList, display: 'grid', gap: space[2], minWidth: 0 });
export const word = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: space[2],
});
export const tongue = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** A line that the other version has not. */
export const newLine = style({
  color: 'inherit',
  backgroundColor: vars.color.tone.info.bg,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
export const nothing = style([textStyle('caption'), { color: vars.color.text.muted }]);

export const story = style({ ...plainList, display: 'grid', gap: space[4], minWidth: 0 });
export const section = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const pictures = style({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const picture = style({
  position: 'relative',
  width: '5rem',
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.control,
  overflow: 'hidden',
});
export const pictureOnlyHere = styleVariants({
  before: [picture, { borderColor: vars.color.tone.critical.border }],
  after: [picture, { borderColor: vars.color.tone.positive.border }],
});
export const image = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
});
export const mark = style([
  textStyle('caption'),
  {
    display: 'block',
    paddingInline: space[1],
    backgroundColor: vars.color.surface.overlay,
    textAlign: 'center',
  },
]);

export const options = style({ ...plainList, display: 'grid', gap: space[2], minWidth: 0 });
export const option = style({ display: 'grid', minWidth: 0 });
export const small = style([
  textStyle('caption'),
  tabular,
  { color: vars.color.text.muted, overflowWrap: 'anywhere' },
]);
