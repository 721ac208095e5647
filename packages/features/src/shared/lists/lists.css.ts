import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[12]} ${space[16]}` } },
});
export const head = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

/** Filters beside the search; on phones the search comes first. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const search = style({
  order: -1,
  '@media': { [media.desktop]: { order: 'initial', gridColumn: 2 } },
});

export const rows = style({
  display: 'grid',
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[2]} ${space[8]}`,
  paddingBlock: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const cell = style({ display: 'grid', gap: space[2] });
