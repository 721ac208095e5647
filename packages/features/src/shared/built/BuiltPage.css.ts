import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...one,
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlockEnd: space[16] } },
});
export const top = style({ ...one, gap: space[6] });
/** A single picture of the home stands beside its name. */
export const topBeside = style([
  top,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: space[12],
        alignItems: 'center',
      },
    },
  },
]);
export const head = style({ ...one, gap: space[3], maxInlineSize: '46rem' });
export const lead = style([textStyle('lead'), { margin: 0 }]);
/** On a phone the rooms stand between what it was built after and what it cost. */
export const columns = style({
  ...one,
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[16],
      rowGap: space[8],
      alignItems: 'start',
    },
  },
});
export const after = style({
  ...one,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});
export const main = style({
  ...one,
  gap: space[12],
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
});
export const side = style({
  ...one,
  gap: space[8],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 } },
});
export const story = style({ whiteSpace: 'pre-line' });
export const part = style({ ...one, gap: space[4] });
export const box = style({
  ...one,
  gap: space[4],
  padding: space[6],
  borderRadius: vars.shape.card,
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const who = style({ display: 'flex', alignItems: 'start', gap: space[3], minWidth: 0 });
