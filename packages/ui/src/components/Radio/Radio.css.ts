import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { line, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, border, surface, text } = vars.color;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
});
export const legend = style({ ...textStyle('small'), fontWeight: 500, marginBlockEnd: space[1] });
export const hint = style({ ...textStyle('small'), color: text.muted });

export const list = styleVariants({
  stack: { display: 'flex', flexDirection: 'column' },
  inline: { display: 'flex', flexWrap: 'wrap', columnGap: space[6] },
  cards: { display: 'flex', flexDirection: 'column', gap: space[2] },
});

export const control = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  marginBlockStart: 2,
  cursor: 'inherit',
  borderRadius: '50%',
  backgroundColor: surface.raised,
  border: `${line.hairline} solid ${border.control}`,
  ...transition('border-color'),
  selectors: {
    'label:hover > &:not(:disabled)': { borderColor: border.strong },
    '&:focus-visible': focusRing,
    '&:checked': { borderColor: action.selected.mark, borderWidth: 6 },
    '[aria-invalid=true] &': { borderColor: border.invalid },
    '&:disabled': { backgroundColor: action.disabled.bg, borderColor: border.hairline },
    '&:disabled:checked': { borderColor: text.disabled },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:checked': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});

export const card = style({
  padding: space[4],
  backgroundColor: surface.raised,
  border: `${line.hairline} solid ${border.hairline}`,
  borderRadius: vars.shape.card,
  ...transition('border-color'),
  selectors: {
    '&:hover': { borderColor: border.control },
    '&:has(:checked)': {
      borderColor: action.selected.mark,
      boxShadow: `inset 0 0 0 1px ${action.selected.mark}`,
    },
    '&:has(:disabled)': {
      backgroundColor: action.disabled.bg,
      borderColor: border.hairline,
      boxShadow: 'none',
    },
  },
});

export const words = style({ flex: 1 });
/** Where letters are large it takes several lines, before it widens the page. */
export const end = style({ marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });
