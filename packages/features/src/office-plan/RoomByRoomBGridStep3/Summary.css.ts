import { space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export { figure, name, table } from '../../shared/office/figures-table.css.ts';
export const each = style([
  textStyle('caption'),
  { display: 'block', color: vars.color.text.muted },
]);
export const total = style([textStyle('h5')]);
export const critical = style({ fontWeight: 600 });
export const summary = style([textStyle('label'), { cursor: 'pointer', paddingBlock: space[3] }]);
export const plan = style({ maxInlineSize: '150mm', marginInline: 'auto', breakInside: 'avoid' });
export const printPart = style({ paddingBlockStart: space[5] });
export const notes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
