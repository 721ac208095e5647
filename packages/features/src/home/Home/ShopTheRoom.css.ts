import {
  focusRing,
  line,
  lineClamp,
  media,
  size,
  space,
  tabular,
  textStyle,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: space[12], alignItems: 'start' },
  },
});

export const frame = style({ position: 'relative' });

export const words = style({ display: 'grid', gap: space[3] });

export const name = style({
  selectors: { '&[href]:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  ':focus-visible': focusRing,
});

export const pieces = style({
  display: 'grid',
  marginBlockStart: space[2],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'auto 64px 1fr',
  gap: space[4],
  alignItems: 'center',
  minHeight: size.touch,
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  ':focus-visible': focusRing,
});

export const number = style([
  tabular,
  textStyle('small'),
  { minWidth: '1.25em', color: vars.color.text.muted },
]);

export const thumb = style({ width: 64 });

export const pieceWords = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const pieceName = style([
  textStyle('label'),
  lineClamp(1),
  { selectors: { [`${piece}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 4 } } },
]);

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  marginBlockStart: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, 200px)', gap: space[5] } },
});

export const other = style({
  display: 'grid',
  gap: space[2],
  width: '100%',
  textAlign: 'start',
  paddingBlockEnd: space[2],
  borderBlockEnd: `${line.bold} solid transparent`,
  color: vars.color.text.muted,
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-pressed=true]': {
      borderBlockEndColor: vars.color.action.selected.mark,
      color: vars.color.text.default,
    },
  },
});

export const otherName = style([textStyle('small'), lineClamp(2)]);

/** Below the picture, where it hides no mark. Its place is kept, so that nothing moves when it is known that there is such a room. */
export const inRoom = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: size.touch,
  marginBlockStart: space[3],
});
