import { space, textStyle } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export { figure, name, table } from '../../shared/office/figures-table.css.ts';
/** A line is read in one piece; its head is told again on each page. */
export const row = style({ breakInside: 'avoid' });
export const total = style([textStyle('h5')]);
export const words = style({ paddingBlockStart: space[4], whiteSpace: 'pre-wrap' });
