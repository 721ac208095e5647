import { hidden as visuallyHidden } from '../../theme/mixins.ts';
import { font, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export { card, frame, link, picture, words } from '../../internal/card.css.ts';

export const title = style([
  textStyle('label'),
  lineClamp(2),
  { fontWeight: font.weight.medium, textWrap: 'pretty' },
]);
export const fact = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const foot = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    marginBlockStart: space[2],
    color: vars.color.text.muted,
  },
]);
export const author = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const likes = style([
  tabular,
  { display: 'inline-flex', flexShrink: 0, alignItems: 'center', gap: space[1] },
]);
export const hidden = style(visuallyHidden);
