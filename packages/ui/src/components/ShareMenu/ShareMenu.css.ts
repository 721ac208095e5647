import { font, line, radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: space[2],
  maxWidth: '100%',
});

/** The service's letter in a ring: nobody's logo. */
export const sign = style([
  textStyle('caption'),
  {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    fontWeight: font.weight.strong,
    lineHeight: 1,
    borderRadius: radius.round,
    border: `${line.hairline} solid currentColor`,
  },
]);

export const failed = style([
  textStyle('caption'),
  { maxWidth: '22rem', color: vars.color.tone.critical.text },
]);
export const url = style({
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
