import { line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const edge = `${line.hairline} solid ${vars.color.border.hairline}`;

export const root = style({ width: '100%', borderBlockStart: edge });
export const upright = style({ alignSelf: 'stretch', borderInlineStart: edge });

export const labelled = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.text.muted,
  selectors: { '&::before,&::after': { content: '', flex: 1, borderBlockStart: edge } },
});
