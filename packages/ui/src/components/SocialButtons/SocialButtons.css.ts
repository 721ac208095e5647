import { font, line, radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const ruled = {
  content: '',
  flex: '1 0 1.5rem',
  borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
} as const;

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

/** Words between two hairlines. */
export const title = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    textAlign: 'center',
    color: color.text.muted,
    '::before': ruled,
    '::after': ruled,
  },
]);

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[3],
});

export const sign = style([
  textStyle('caption'),
  {
    display: 'grid',
    placeItems: 'center',
    width: '1.375rem',
    height: '1.375rem',
    fontWeight: font.weight.strong,
    borderRadius: radius.round,
    border: `${line.hairline} solid currentColor`,
  },
]);

export const note = style([
  textStyle('caption'),
  { textAlign: 'center', color: color.text.muted, textWrap: 'balance' },
]);
