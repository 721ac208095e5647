import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ minWidth: 0 });

export const list = styleVariants({
  line: {
    display: 'flex',
    gap: space[6],
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border.hairline}`,
  },
  segment: {
    display: 'inline-flex',
    maxWidth: '100%',
    gap: space[1],
    padding: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderRadius: vars.shape.control,
    backgroundColor: vars.color.surface.sunken,
  },
});

const button = style([
  textStyle('label'),
  transition('color', 'background-color'),
  {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[2],
    whiteSpace: 'nowrap',
    fontWeight: vars.type.controlWeight,
    color: vars.color.text.muted,
    ':hover': { color: vars.color.text.default },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: radius[2] },
    ':disabled': { color: vars.color.text.disabled, cursor: 'default' },
  },
]);

export const tab = {
  line: style([
    button,
    {
      minHeight: size.touch,
      paddingBlock: space[3],
      selectors: {
        '&[aria-selected=true]': { color: vars.color.text.default },
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: 2,
          backgroundColor: 'transparent',
        },
        // A word of two letters is narrower than a thumb; the gap before it is its own.
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInline: `calc(${space[4]} * -1) 0`,
        },
        '&[aria-selected=true]::after': {
          backgroundColor: vars.color.action.selected.mark,
          '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
        },
      },
    },
  ]),
  segment: style([
    button,
    {
      minHeight: size.control,
      '@media': { [media.touch]: { minHeight: size.touch } },
      paddingInline: space[4],
      borderRadius: `calc(${vars.shape.control} - 1px)`,
      selectors: {
        '&[aria-selected=true]': {
          color: vars.color.text.default,
          backgroundColor: vars.color.surface.raised,
          boxShadow: `0 1px 2px ${vars.color.shadow.near}`,
          '@media': { [media.forced]: { border: '2px solid Highlight' } },
        },
      },
    },
  ]),
};

export const count = style([
  tabular,
  { fontSize: '0.8125em', fontWeight: font.weight.regular, color: vars.color.text.muted },
]);

export const panel = style({
  paddingBlockStart: space[6],
  borderRadius: radius[1],
  ':focus-visible': focusRing,
});
