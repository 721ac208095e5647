import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const said = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const words = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.border.hairline}`,
});

export const content = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: space[4], maxWidth: '44rem' });
