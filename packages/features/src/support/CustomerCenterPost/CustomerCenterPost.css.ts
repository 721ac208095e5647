import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[6],
  justifyItems: 'start',
  maxWidth: '52rem',
});

const full = style({ width: '100%', minWidth: 0 });

export const head = style([full, { display: 'grid', gap: space[2] }]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
});
export const post = style([full, { display: 'grid', gap: space[6] }]);
export const form = style([full, { display: 'grid', gap: space[6] }]);
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'start' });
export const ask = style({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const back = style({ display: 'inline-flex', gap: space[2], alignItems: 'center' });
