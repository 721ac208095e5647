import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[16]} ${space[24]}` } },
});

export const card = style({ display: 'grid', gap: space[6], width: '100%', maxWidth: '30rem' });
export const head = style({ display: 'grid', gap: space[3] });
export const icon = style({ color: vars.color.text.muted });
export const form = style({ display: 'grid', gap: space[4] });
export const digits = style({ letterSpacing: '0.3em', maxWidth: '9rem' });

export const login = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
