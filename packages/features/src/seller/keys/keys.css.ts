import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where there is a keyboard. */
export const button = style({
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});
export const keys = style({ display: 'grid', gap: space[2], margin: 0, marginBlockEnd: space[4] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});
export const key = style([
  textStyle('label'),
  {
    display: 'inline-block',
    minWidth: '2rem',
    paddingInline: space[2],
    paddingBlock: space[1],
    textAlign: 'center',
    border: `${line.hairline} solid ${vars.color.border.hairline}`,
    borderRadius: vars.shape.control,
  },
]);
export const does = style([textStyle('body'), { margin: 0 }]);
