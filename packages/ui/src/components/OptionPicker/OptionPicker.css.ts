import { media } from '../../theme/media.ts';
import { focusRing, hidden as visuallyHidden, transition } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({ minWidth: 0 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginBlockEnd: space[2],
});
export const name = style([textStyle('label'), { fontWeight: vars.type.controlWeight }]);
export const value = style([
  textStyle('label'),
  { fontWeight: font.weight.regular, color: color.text.muted },
]);
export const valueNote = style([textStyle('caption'), tabular, { color: color.text.muted }]);

export const options = {
  chip: style({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  swatch: style({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};

export const input = style(visuallyHidden);
export const hidden = style(visuallyHidden);

const chosenInForced = {
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '1px' } },
} as const;

const optionBase = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
} as const;

export const option = {
  chip: style([
    transition('border-color', 'background-color'),
    {
      ...optionBase,
      gap: space[3],
      minHeight: 48,
      paddingInline: space[4],
      border: `1px solid ${color.border.control}`,
      borderRadius: vars.shape.control,
      backgroundColor: color.surface.raised,
      ':hover': { borderColor: color.border.strong },
      selectors: {
        '&:has(:checked)': {
          borderColor: color.action.selected.mark,
          boxShadow: `inset 0 0 0 1px ${color.action.selected.mark}`,
          ...chosenInForced,
        },
        '&:has(:focus-visible)': focusRing,
        '&:has(:disabled)': {
          cursor: 'default',
          color: color.text.disabled,
          borderStyle: 'dashed',
          borderColor: color.border.hairline,
          backgroundColor: 'transparent',
        },
      },
    },
  ]),
  swatch: style({
    ...optionBase,
    justifyContent: 'center',
    width: size.touch,
    height: size.touch,
    padding: 3,
    borderRadius: radius.round,
    boxShadow: 'inset 0 0 0 1px transparent',
    ':hover': { boxShadow: `inset 0 0 0 1px ${color.border.control}` },
    selectors: {
      '&:has(:checked)': {
        boxShadow: `inset 0 0 0 2px ${color.action.selected.mark}`,
        ...chosenInForced,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { cursor: 'default', opacity: 0.45 },
      // Struck through: gone, and not by colour alone.
      '&:has(:disabled)::after': {
        content: '',
        position: 'absolute',
        insetBlock: 4,
        width: 2,
        backgroundColor: color.text.default,
        transform: 'rotate(45deg)',
        '@media': { [media.forced]: { backgroundColor: 'CanvasText' } },
      },
    },
  }),
};

const swatchBase = {
  display: 'block',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.round,
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
  // A colour to choose stays that colour.
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
} as const;

export const swatch = {
  chip: style({
    ...swatchBase,
    width: 24,
    height: 24,
    marginInlineStart: `calc(${space[1]} * -1)`,
  }),
  swatch: style({
    ...swatchBase,
    width: '100%',
    height: '100%',
    borderRadius: radius.round,
    border: `2px solid ${color.surface.page}`,
  }),
};

export const words = style([
  textStyle('label'),
  { display: 'grid', fontWeight: font.weight.regular },
]);
export const note = style([textStyle('caption'), tabular]);
export const error = style([
  textStyle('small'),
  { marginBlockStart: space[2], color: color.tone.critical.text },
]);
