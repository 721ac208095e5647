import { focusRing, line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const hairline = `${line.hairline} solid ${vars.color.border.hairline}`;

export const cover = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});
export const stack = style({ ...column, gap: space[6] });
export const group = style({ ...column, gap: space[4], margin: 0, padding: 0, border: 0 });
export const legend = style([textStyle('h5'), { padding: 0 }]);
export const fields = style({
  ...column,
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
export const room = style({
  ...column,
  gap: space[4],
  margin: 0,
  padding: space[4],
  border: hairline,
  borderRadius: vars.shape.card,
});
export const line2 = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
/** The room's first picture with what stands in it. */
export const ground = style({ position: 'relative', maxWidth: '32rem' });
export const image = style({ display: 'block', width: '100%', borderRadius: vars.shape.control });
export const press = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
  ':focus-visible': focusRing,
});
export const dot = style([
  textStyle('caption'),
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: space[8],
    height: space[8],
    padding: 0,
    border: hairline,
    borderRadius: '50%',
    translate: '-50% -50%',
    backgroundColor: vars.color.surface.page,
    color: vars.color.text.default,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': {
        backgroundColor: vars.color.action.primary.bg,
        color: vars.color.action.primary.text,
      },
    },
    ':focus-visible': focusRing,
  },
]);
/** The room all around as it lies flat, half as high as wide. */
export const around = style([group, { maxWidth: '32rem' }]);
/** The room's walls over its drawing: moved by keys; a press goes to the drawing. */
export const walls = style([
  textStyle('caption'),
  {
    position: 'absolute',
    padding: 0,
    border: `${line.bold} solid ${vars.color.action.primary.bg}`,
    borderRadius: vars.shape.control,
    background: 'none',
    color: vars.color.action.primary.bg,
    pointerEvents: 'none',
    ':focus-visible': focusRing,
  },
]);
export const corner = style({
  position: 'absolute',
  width: space[3],
  height: space[3],
  borderRadius: '50%',
  translate: '-50% -50%',
  backgroundColor: vars.color.action.primary.bg,
  pointerEvents: 'none',
});
export const pieces = style({ ...column, gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const piece = style([line2, { overflowWrap: 'anywhere' }]);
export const name = style({ flex: '1 1 10rem', minWidth: 0 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
});
export const preview = style([room, { '@media': { [media.desktop]: { padding: space[6] } } }]);
export const list = style({ margin: 0, paddingInlineStart: '1.2em' });
export const missing = style({ ...column, gap: space[1], margin: 0, paddingInlineStart: '1.1em' });
export const missingLink = style({ color: 'inherit', textDecoration: 'underline' });
/** The cover over the other pictures. */
export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  maxWidth: '40rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const first = style({ gridColumn: '1 / -1' });
