import { focusRing } from '../../theme/mixins.ts';
import { line, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: space[2],
  maxWidth: '100%',
});
export const failed = style({ display: 'grid', gap: space[1], width: '100%', maxWidth: '22rem' });
export const why = style([textStyle('caption'), { color: color.tone.critical.text }]);
export const field = style([
  textStyle('small'),
  tabular,
  {
    width: '100%',
    minWidth: 0,
    minHeight: size.control,
    paddingInline: space[3],
    color: color.text.default,
    backgroundColor: color.surface.sunken,
    border: `${line.hairline} solid ${color.border.control}`,
    borderRadius: vars.shape.control,
    textOverflow: 'ellipsis',
    ':focus-visible': focusRing,
  },
]);
