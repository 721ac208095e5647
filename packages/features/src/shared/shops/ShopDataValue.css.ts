import { line, tabular, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const number = style([tabular, { whiteSpace: 'nowrap' }]);
export const picture = style({
  display: 'block',
  width: '10rem',
  maxWidth: '100%',
  height: 'auto',
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.control,
});
