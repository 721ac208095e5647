import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[10], paddingBlock: `${space[8]} ${space[16]}` } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const team = style([textStyle('small'), { color: vars.color.text.muted }]);
/** On a phone the facts come first: who looks for a job asks for place and pay. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gap: space[16],
      alignItems: 'start',
    },
  },
});
export const side = style({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: space[24] },
  },
});
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});
export const part = style({ display: 'grid', gap: space[4] });
export const points = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '44rem',
  paddingInlineStart: space[5],
});
export const point = style({
  listStyle: 'disc',
  '::marker': { color: vars.color.text.muted },
});
export const form = style({ display: 'grid', gap: space[5] });
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[5],
  maxWidth: '44rem',
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
