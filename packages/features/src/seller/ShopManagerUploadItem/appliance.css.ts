import { media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';
import { panel, wide } from './wizard.css.ts';

export const root = style([panel, wide, { gap: space[5] }]);
export const head = style({ display: 'grid', gap: space[1] });
/** As wide as one field of the step. */
export const half = style({
  '@media': { [media.tablet]: { width: `calc(50% - ${space[5]} / 2)` } },
});
export const group = style({ minWidth: 0 });
const columns = (tablet: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: tablet, columnGap: space[5] } },
});
export const three = style(columns('repeat(3, minmax(0, 1fr))'));
export const two = style(columns('repeat(2, minmax(0, 1fr))'));
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[5] },
  },
});
export const none = style({ display: 'grid', gap: space[1], alignContent: 'start' });
/** What buyers will read of it. */
export const read = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.tone.positive.bg,
  color: vars.color.tone.positive.text,
  selectors: { '&:empty': { display: 'none' } },
});
export const line = style([textStyle('label'), { margin: 0 }]);
