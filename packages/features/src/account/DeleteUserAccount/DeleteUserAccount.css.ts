import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  maxWidth: '56rem',
  marginInline: 'auto',
  paddingBlock: `${space[8]} ${space[16]}`,
});

export const head = style({ display: 'grid', gap: space[2] });

export const sides = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[6],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});

export const list = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
});

export const back = style({ display: 'grid', gap: space[2] });

export const form = style({ display: 'grid', gap: space[5], maxWidth: '34rem' });
