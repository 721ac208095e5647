import { media } from '../../theme/media.ts';
import { space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  marginInline: 'auto',
  maxWidth: 480,
});

export const size = styleVariants({
  page: { paddingBlock: space[14], '@media': { [media.tablet]: { paddingBlock: space[24] } } },
  section: { paddingBlock: space[10] },
});

export const title = style([textStyle('h4'), { marginBlockStart: space[5] }]);
export const text = style([
  textStyle('body'),
  { marginBlockStart: space[2], color: vars.color.text.muted, textWrap: 'balance' },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
});
