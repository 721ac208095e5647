import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    // Always in sight beside the picture.
    [media.desktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      paddingBlockEnd: space[4],
      backgroundColor: vars.color.surface.page,
    },
  },
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: 0,
});

export const line = style([
  textStyle('small'),
  {
    display: 'flex',
    // Large letters put the sum below its word.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const whole = style([
  textStyle('h4'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    fontVariantNumeric: 'tabular-nums',
  },
]);

/** On narrow windows the button stands in the bar under the thumb. */
export const wideOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const left = style({ margin: 0, paddingInlineStart: space[4] });

export const barLabel = style([textStyle('caption'), { color: vars.color.text.muted }]);

export const barSum = style({ fontVariantNumeric: 'tabular-nums' });
