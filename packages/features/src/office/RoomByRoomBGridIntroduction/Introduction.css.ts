import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';
import { figure } from '../../shared/office/figures-table.css.ts';

export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      gap: space[12],
      paddingBlock: space[12],
    },
  },
});
export const words = style({ display: 'grid', gap: space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Modules as cells of a plan. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderWidth: `${line.hairline} 0 0 ${line.hairline}`,
});
export const cell = style({
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderWidth: `0 ${line.hairline} ${line.hairline} 0`,
});

/** What is looked at, and beside it what is said of it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      gap: space[12],
    },
  },
});
export const plan = style({ border: `${line.hairline} solid ${vars.color.border.hairline}` });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const step = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderInlineEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  counterIncrement: 'step',
  selectors: {
    '&:first-child': { borderInlineStart: `${line.hairline} solid ${vars.color.border.hairline}` },
  },
  '::before': {
    content: 'counter(step, decimal-leading-zero)',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  },
});

export const accuracy = style({ display: 'grid', gap: space[6] });
export const meanings = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  maxInlineSize: '68ch',
  listStyle: 'disc',
});
export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});
/** A table whose letters are too large for its place is pushed sideways, not the page. */
export const scrolled = style({ overflowX: 'auto' });
export const caption = style([textStyle('label'), { textAlign: 'start', paddingBlock: space[2] }]);
export const figureHead = style([figure, { whiteSpace: 'normal', fontWeight: 'inherit' }]);
