import { line as rule, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${rule.hairline} solid ${vars.color.border.hairline}`;
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...one, gap: space[8], paddingBlock: `${space[6]} ${space[16]}` });
export const stack = style({ ...one, gap: space[8] });
export const head = style({ ...one, gap: space[4] });
export const tools = style({
  ...one,
  gap: space[4],
  alignItems: 'end',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 24rem) auto',
      justifyContent: 'start',
    },
  },
});

export const board = style({ margin: 0, padding: 0, listStyle: 'none' });
export const slot = style({
  display: 'grid',
  gridTemplateColumns: `${space[10]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  paddingBlock: space[4],
  borderBlockStart: hairline,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${space[16]} minmax(0, 1fr) minmax(0, 14rem) 9rem` },
  },
});
export const number = style([textStyle('h2'), tabular, { margin: 0 }]);
export const words = style({ ...one, gap: space[1] });
export const price = style([textStyle('h4'), tabular, { margin: 0 }]);
export const none = style([textStyle('body'), { margin: 0, color: vars.color.text.muted }]);
/** Below the price on a phone, beside it where there is room. */
export const mine = style({
  ...one,
  justifyItems: 'start',
  gap: space[1],
  gridColumn: '2 / -1',
  gridRow: 2,
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});
export const act = style({
  gridColumn: 3,
  gridRow: 1,
  justifySelf: 'end',
  '@media': { [media.tablet]: { gridColumn: 4 } },
});

export const standing = style({ ...one, gap: space[4] });
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const formHead = style({ ...one, gap: space[2], justifyItems: 'start' });
