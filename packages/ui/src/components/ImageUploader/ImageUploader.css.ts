import { media } from '../../theme/media.ts';
import { focusRing, hidden, transition } from '../../theme/mixins.ts';
import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape } = vars;

export const root = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  borderRadius: shape.card,
});

export const over = style({
  outline: `2px dashed ${color.action.selected.mark}`,
  outlineOffset: 6,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[3],
});

export const add = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: space[14],
  padding: `${space[3]} ${space[4]}`,
  color: color.action.selected.mark,
  backgroundColor: color.surface.raised,
  border: `1px dashed ${color.border.control}`,
  borderRadius: shape.card,
  cursor: 'pointer',
  ...transition('border-color', 'background-color'),
  ':hover': { borderColor: color.action.selected.mark, backgroundColor: color.surface.sunken },
  selectors: { '&:has(:focus-visible)': focusRing },
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
});

export const alone = style({ flexDirection: 'column', minHeight: 136, padding: space[6] });
export const gone = style({ display: 'none' });
export const off = style({
  color: color.text.disabled,
  borderColor: color.border.hairline,
  backgroundColor: color.action.disabled.bg,
  cursor: 'not-allowed',
  ':hover': { borderColor: color.border.hairline, backgroundColor: color.action.disabled.bg },
});

/** There for the keyboard and the screen reader; the label around it is what one sees. */
export const input = style(hidden);

export const addText = style([textStyle('label'), { minWidth: 0, textAlign: 'center' }]);
export const hint = style([
  textStyle('small'),
  { color: color.text.muted, textAlign: 'center', textWrap: 'balance' },
]);

export const foot = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const notices = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[2] });
export const count = style([textStyle('small'), tabular, { color: color.text.muted }]);

export const large = style({
  maxHeight: '70dvh',
  marginInline: 'auto',
  borderRadius: shape.card,
  objectFit: 'contain',
});
