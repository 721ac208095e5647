import { space, textStyle } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[3],
  minInlineSize: 0,
});
export const end = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const hash = style([textStyle('small'), { overflowWrap: 'anywhere' }]);
