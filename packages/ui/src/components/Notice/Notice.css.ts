import { line, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { tone: tones } = vars.color;

export const root = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `${line.hairline} solid`,
  borderRadius: vars.shape.card,
});

const of = (role: typeof tones.info) => ({
  color: role.text,
  backgroundColor: role.bg,
  borderColor: role.border,
});

export const tone = styleVariants({
  neutral: of(tones.neutral),
  info: of(tones.info),
  positive: of(tones.positive),
  caution: of(tones.caution),
  critical: of(tones.critical),
  accent: of(tones.accent),
  paid: of(tones.paid),
});

export const icon = style({ flexShrink: 0, marginBlockStart: '1px' });
/** Beside a button its words have room for a short line, or the button stands below. */
export const body = style({
  flex: '1 1 0',
  minWidth: `min(24ch, calc(100% - 18px - ${space[3]}))`,
});
export const title = style({ fontWeight: 600 });
export const end = style({
  flexShrink: 1,
  alignSelf: 'center',
  marginBlock: `-${space[1]}`,
  marginInlineStart: 'auto',
});
