import { media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';
import { figure } from '../../shared/office/figures-table.css.ts';

/** A phone has no room for four columns; paper has, however narrow the window was. */
const onPhone = `screen and ${media.phone}`;

export { figure, name, table } from '../../shared/office/figures-table.css.ts';
export const price = style([figure, { '@media': { [onPhone]: { display: 'none' } } }]);
/** The price in place of its column. */
export const each = style([
  textStyle('caption'),
  {
    display: 'none',
    color: vars.color.text.muted,
    '@media': { [onPhone]: { display: 'block' } },
  },
]);
/** A line is read in one piece; its head is told again on each page. */
export const row = style({ breakInside: 'avoid' });
export const total = style([textStyle('h5')]);
export const words = style({ paddingBlockStart: space[4], whiteSpace: 'pre-wrap' });
