import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const strip = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.color.tone.caution.text,
  backgroundColor: vars.color.tone.caution.bg,
  borderBlockEnd: `1px solid ${vars.color.tone.caution.border}`,
});

export const text = style({ flex: '1 1 12rem', maxWidth: 'max-content' });
