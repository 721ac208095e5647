import {
  depth,
  floating,
  footHeight,
  lineClamp,
  media,
  space,
  tabular,
  textStyle,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const thing = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const picture = style({ width: '100%', borderRadius: vars.shape.control });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('label'), lineClamp(3), { overflowWrap: 'anywhere' }]);
export const small = style([
  textStyle('caption'),
  tabular,
  // A sentence below a number takes lines; it would widen its column.
  { color: vars.color.text.muted, overflowWrap: 'anywhere', whiteSpace: 'normal' },
]);

// Narrower than the money beside it: a stock of five digits.
export const cell = style({ display: 'grid', gap: space[1], minWidth: '4.75rem' });
/** A number that waits to be saved. */
export const typed = style({
  backgroundColor: vars.color.tone.caution.bg,
  borderColor: vars.color.tone.caution.border,
});
export const wrong = style([textStyle('caption'), { color: vars.color.tone.critical.text }]);
export const moved = style([textStyle('caption'), { color: vars.color.tone.caution.text }]);

export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: space[8] },
  },
});
export const part = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
});
export const partTitle = style([textStyle('label'), { margin: 0 }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const options = style({
  display: 'grid',
  containerType: 'inline-size',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem 7rem',
  gap: space[3],
  alignItems: 'start',
  '@container': {
    // The name above its two numbers.
    '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 9rem) 7rem' },
  },
});
export const optionWords = style({
  '@container': { '(max-width: 30rem)': { gridColumn: '1 / -1' } },
});
export const optionCell = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const optionName = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const swatch = style({
  flex: 'none',
  width: '1rem',
  height: '1rem',
  borderRadius: '50%',
  border: `1px solid ${vars.color.border.hairline}`,
});

/** What waits to be saved, at the foot of the window. */
export const save = style([
  {
    ...floating,
    position: 'sticky',
    zIndex: depth.sticky,
    insetBlockEnd: `calc(${space[2]} + ${footHeight.phone})`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.shape.card,
    backgroundColor: vars.color.surface.overlay,
    '@media': { [media.tablet]: { insetBlockEnd: space[2] } },
  },
]);
export const saveWords = style([textStyle('label'), { margin: 0 }]);
export const keys = style([
  textStyle('caption'),
  {
    margin: 0,
    color: vars.color.text.muted,
    '@media': { [media.narrow]: { display: 'none' } },
  },
]);
export const reasons = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: '1.1em',
});
export const form = style({ display: 'grid', gap: space[4] });
export const sum = style([textStyle('label'), tabular]);

export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
});
