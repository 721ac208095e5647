import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.tablet]: { gap: space[12], paddingBlock: `${space[16]} ${space[24]}` } },
});

export const sample = style({ marginBlockEnd: space[6] });

export const list = style({ display: 'grid', counterReset: 'document' });

export const row = style({
  counterIncrement: 'document',
  display: 'grid',
  gridTemplateColumns: `${space[10]} minmax(0, 1fr)`,
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '::before': {
    content: 'counter(document, decimal-leading-zero)',
    paddingBlockStart: '0.35em',
    color: vars.color.text.price,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${space[16]} minmax(0, 1fr) 16rem` },
  },
});

export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 });
export const since = style({
  gridColumn: 2,
  '@media': {
    [media.desktop]: { gridColumn: 3, textAlign: 'end', paddingBlockStart: '0.6em' },
  },
});
