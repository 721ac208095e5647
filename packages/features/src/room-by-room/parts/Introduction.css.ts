import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      gap: space[12],
    },
  },
});

export const words = style({ display: 'grid', gap: space[4], alignContent: 'start' });

/** Beside something taller than the window the words stay in sight. */
export const staying = style({
  '@media': {
    [media.desktop]: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space[20],
      paddingBlockStart: space[12],
    },
  },
});

/** Room below what ends a page. */
export const last = style({ paddingBlockEnd: space[12] });

export const eyebrow = style([textStyle('small'), { margin: 0, color: vars.color.text.muted }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  },
});

export const sum = style({
  marginBlockStart: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const gain = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const outside = style({ margin: 0, minInlineSize: 0 });

/** As high as a line before it says anything, so that nothing moves. */
export const caption = style([
  textStyle('caption'),
  { minBlockSize: '2lh', paddingBlock: space[2], color: vars.color.text.muted },
]);
