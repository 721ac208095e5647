import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative' });
const corner = style({ position: 'absolute', insetInlineEnd: space[3] });
export const enlarge = style([corner, { insetBlockEnd: space[3] }]);
/** Where a mark stands in the lower corner. */
export const enlargeAbove = style([corner, { insetBlockStart: space[3] }]);
