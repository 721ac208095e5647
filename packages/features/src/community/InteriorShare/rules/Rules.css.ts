import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${line.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[16], paddingBlockEnd: space[24] } },
});
export const head = style({ display: 'grid', gap: space[4] });

/** Numbered, so that one can be named; two beside each other where there is room. */
export const rules = style({
  display: 'grid',
  columnGap: space[16],
  borderBlockEnd: hairline,
  counterReset: 'rule',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const rule = style({
  counterIncrement: 'rule',
  display: 'grid',
  gridTemplateColumns: `${space[8]} minmax(0, 1fr)`,
  gap: `${space[1]} ${space[2]}`,
  alignContent: 'start',
  paddingBlock: space[6],
  borderBlockStart: hairline,
  '::before': {
    content: 'counter(rule)',
    gridRow: '1 / span 2',
    color: vars.color.text.price,
    fontVariantNumeric: 'tabular-nums',
  },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});

/** One after the other on a phone, side by side on a desk. */
export const steps = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const step = style([
  textStyle('small'),
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `${line.hairline} solid ${vars.color.border.control}`,
  },
]);
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
