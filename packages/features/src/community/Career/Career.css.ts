import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'grid', gap: space[3], paddingBlockStart: space[10] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockEnd: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const words = style({ display: 'grid', gap: space[2] });
export const facts = style({ display: 'grid', gap: space[1], alignContent: 'start' });
export const form = style({ display: 'grid', gap: space[5], maxInlineSize: '44rem' });
