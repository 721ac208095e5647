import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ padding: space[4] });

export const table = style({
  width: '100%',
  minWidth: '70rem',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

export const cell = style([
  textStyle('small'),
  {
    padding: space[2],
    verticalAlign: 'top',
    textAlign: 'start',
    borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  },
]);
