import { style } from '@vanilla-extract/css';
import { space, untilNear, vars } from '@hien/ui/theme';

export const list = style({ display: 'grid', marginBlockEnd: space[8] });

export const item = style({
  ...untilNear('10rem'),
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const card = style({ display: 'grid', gap: space[3] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const words = style({ whiteSpace: 'pre-line' });

export const ask = style({ display: 'grid', gap: space[5], marginBlockEnd: space[8] });

export const form = style({ display: 'grid', gap: space[5], maxWidth: '44rem' });

export const reply = style({ display: 'grid', gap: space[4], width: '100%', maxWidth: '40rem' });

export const thread = style({ display: 'grid', gap: space[3], justifyItems: 'start', minWidth: 0 });
