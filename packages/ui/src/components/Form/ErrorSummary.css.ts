import { focusRing } from '../../theme/mixins.ts';
import { line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const role = vars.color.tone.critical;

export const root = style({
  ...textStyle('small'),
  padding: space[4],
  color: role.text,
  backgroundColor: role.bg,
  border: `${line.hairline} solid ${role.border}`,
  borderRadius: vars.shape.card,
  selectors: { '&:focus': focusRing },
});

export const title = style({ fontWeight: 600 });
export const list = style({
  marginBlockStart: space[2],
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });
