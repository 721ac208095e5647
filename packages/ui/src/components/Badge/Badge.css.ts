import { line, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...textStyle('caption'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  maxWidth: '100%',
  fontWeight: 500,
  paddingInline: space[2],
  paddingBlock: '1px',
  borderRadius: vars.shape.small,
  border: `${line.hairline} solid transparent`,
});

const { tone } = vars.color;
type Tone = keyof typeof tone;

const each = (rule: (role: (typeof tone)[Tone]) => Record<string, string>) =>
  styleVariants({
    neutral: rule(tone.neutral),
    info: rule(tone.info),
    positive: rule(tone.positive),
    caution: rule(tone.caution),
    critical: rule(tone.critical),
    accent: rule(tone.accent),
    paid: rule(tone.paid),
  });

const soft = each((role) => ({ color: role.text, backgroundColor: role.bg }));
const solid = each((role) => ({ color: role.onSolid, backgroundColor: role.solid }));
const outline = each((role) => ({ color: role.text, borderColor: role.border }));

export const variant = { soft, solid, outline };

export const icon = style({ display: 'inline-grid', flexShrink: 0 });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
