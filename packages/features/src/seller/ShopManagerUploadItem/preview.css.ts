import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const title = style([textStyle('label'), { margin: 0 }]);
export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const gallery = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const cover = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.shape.card,
});
export const noPicture = style([
  textStyle('caption'),
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    margin: 0,
    border: `${line.hairline} dashed ${vars.color.border.hairline}`,
    borderRadius: vars.shape.card,
    color: vars.color.text.muted,
  },
]);
export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const thumb = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.shape.control,
});
export const words = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });
export const name = style([textStyle('h3'), { margin: 0, overflowWrap: 'anywhere' }]);
export const summary = style({ margin: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' });
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const option = style([
  textStyle('caption'),
  {
    padding: `${space[1]} ${space[3]}`,
    border: `${line.hairline} solid ${vars.color.border.hairline}`,
    borderRadius: vars.shape.control,
  },
]);
export const optionGone = style([
  option,
  { color: vars.color.text.muted, textDecoration: 'line-through' },
]);
export const fact = style([textStyle('caption'), { margin: 0 }]);
export const description = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
