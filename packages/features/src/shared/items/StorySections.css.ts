import { media, space, textStyle, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space[10], minWidth: 0 });

const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  minWidth: 0,
});

/** Beside its picture where there is room for both. */
const beside = {
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] } },
};

export const sides = styleVariants({
  above: [section],
  left: [section, beside],
  right: [section, beside],
});

export const picture = style({ minWidth: 0, overflow: 'hidden', borderRadius: vars.shape.card });
/** Read first, seen at the right. */
export const pictureRight = style([picture, { '@media': { [media.tablet]: { order: 1 } } }]);
export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const title = style([textStyle('h4'), { margin: 0, overflowWrap: 'anywhere' }]);
export const text = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
