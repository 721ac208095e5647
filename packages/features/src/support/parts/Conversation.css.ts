import { space, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, shape } = vars;

export const list = style({ display: 'grid', gap: space[6] });

const row = style({ display: 'flex', gap: space[3], alignItems: 'flex-start', minWidth: 0 });

export const theirs = style([row]);
export const mine = style([row, { flexDirection: 'row-reverse' }]);

export const words = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  maxWidth: 'min(42rem, 84%)',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] });
export const name = style({ color: color.text.default });

const bubbles = styleVariants({
  theirs: { backgroundColor: color.surface.sunken },
  mine: {
    backgroundColor: color.surface.raised,
    border: `1px solid ${color.border.hairline}`,
    borderInlineEnd: `3px solid ${color.action.selected.mark}`,
  },
});
const any = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: shape.card,
});

export const bubble = style([any, bubbles.theirs]);
export const bubbleMine = style([any, bubbles.mine]);

export const content = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
