import { quietIcon } from '../../internal/parts.ts';
import { media } from '../../theme/media.ts';
import { font, line as lines, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    minWidth: 0,
    minHeight: size.touch,
    '@media': {
      [media.forced]: { borderBlockEnd: `${lines.hairline} solid` },
      print: { display: 'none' },
    },
  },
]);

export const tone = styleVariants({
  house: { color: color.action.primary.text, backgroundColor: color.action.primary.bg },
  sale: { color: color.tone.accent.onSolid, backgroundColor: color.tone.accent.solid },
  caution: { color: color.tone.caution.text, backgroundColor: color.tone.caution.bg },
  quiet: { color: color.text.default, backgroundColor: color.surface.sunken },
});

export const line = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: `${space[1]} ${space[3]}`,
  minWidth: 0,
  paddingBlock: `calc((${size.touch} - 1.45em) / 2)`,
  paddingInline: space[4],
});
export const icon = style({ display: 'inline-flex', flexShrink: 0, marginBlockStart: '1px' });
export const text = style({
  minWidth: 0,
  flex: '0 1 auto',
  textAlign: 'center',
  textWrap: 'balance',
});
export const action = style({
  flexShrink: 0,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
export const cross = style([
  quietIcon,
  {
    ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
]);
