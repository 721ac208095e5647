import { space } from '../../theme/scale.css.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

/** A table in a text, as it is read and as it is written. */
export const tableRule = {
  ...textStyle('small'),
  width: '100%',
  borderCollapse: 'collapse',
} as const;
export const cellRule = {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
} as const;
