import { focusRing, line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone what it took stands between the pictures and the story. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gap: space[12],
      alignItems: 'start',
    },
  },
});
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});
export const enlarge = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: vars.shape.card,
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':focus-visible': focusRing,
});
/** Over the picture's corner: the room is not finished yet. */
export const during = style([
  textStyle('caption'),
  {
    position: 'absolute',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    paddingInline: space[2],
    borderRadius: vars.shape.control,
    backgroundColor: vars.color.surface.page,
    color: vars.color.text.default,
  },
]);
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: space[24],
    },
  },
});
export const checked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.tone.positive.text,
});
export const company = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  borderRadius: vars.shape.card,
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const who = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
export const story = style({ display: 'grid', gap: space[3] });
export const words = style({ whiteSpace: 'pre-line' });
export const others = style({ display: 'grid', gap: space[4] });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space[4],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] },
  },
});
