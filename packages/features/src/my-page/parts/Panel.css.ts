import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});

export const form = style({ display: 'grid', gap: space[5], maxWidth: '34rem' });

export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}` },
  },
});

export const rowText = style({ flex: '1 1 16rem', display: 'grid', gap: space[1] });
