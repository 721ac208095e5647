import { line, media, radius, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const edge = `${line.hairline} solid ${vars.color.border.hairline}`;
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({ paddingBlock: `${space[6]} ${space[16]}` });

export const head = style({ display: 'grid', gap: space[1], marginBlockEnd: space[6] });

export const columns = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23.5rem',
      alignItems: 'start',
      columnGap: space[10],
    },
  },
});

/** The form's own list of complaints stands over both columns. */
export const form = style({ display: 'grid', gap: space[5] });

export const parts = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const part = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  minWidth: 0,
  '@media': { [media.tablet]: { padding: space[6] } },
});

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const lines = style({ ...plain, display: 'grid', gap: space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) auto' } },
});

export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const end = style({
  gridColumnStart: 2,
  '@media': { [media.tablet]: { gridColumnStart: 3, textAlign: 'end' } },
});

export const between = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: edge,
});

export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
});

export const grow = style({ flex: '1 1 12rem', minWidth: 0 });

export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const rule = style({ height: 0, border: 0, borderBlockStart: edge, margin: 0 });

export const explained = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius[2],
  backgroundColor: vars.color.surface.sunken,
});

export const payee = style({ display: 'grid', margin: 0 });

export const payeeLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: edge } },
});

export const payeeTerm = style([
  textStyle('caption'),
  { gridColumn: 1, color: vars.color.text.muted },
]);

export const payeeDetail = style([
  textStyle('label'),
  { gridColumn: 1, margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);

export const payeeCopy = style({ gridColumn: 2, gridRow: '1 / span 2', margin: 0 });

export const months = style({
  ...plain,
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
});

export const month = style([textStyle('small'), { display: 'grid' }]);

export const ticks = style({ display: 'grid', gap: space[3] });

export const summary = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[20] } },
});

export const press = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid' } },
});
