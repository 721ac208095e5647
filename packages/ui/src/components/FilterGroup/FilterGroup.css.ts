import { focusRing, transition } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const group = style({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 52,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius[2],
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const title = style([textStyle('label'), { flex: 1, fontWeight: vars.type.controlWeight }]);

export const chosen = style([
  textStyle('caption'),
  tabular,
  {
    minWidth: 22,
    paddingInline: space[1],
    borderRadius: radius.round,
    textAlign: 'center',
    color: vars.color.action.selected.text,
    backgroundColor: vars.color.action.selected.bg,
  },
]);

export const mark = style([
  transition('transform'),
  {
    color: vars.color.text.muted,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  },
]);

export const body = style({ paddingBlockEnd: space[4] });

export const option = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: size.touch,
    fontWeight: font.weight.regular,
    borderRadius: radius[2],
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
]);

const boxBase = style([
  transition('background-color', 'border-color'),
  {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: 20,
    height: 20,
    border: `1px solid ${vars.color.border.control}`,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.action.primary.text,
    selectors: {
      'a:hover > &': { borderColor: vars.color.border.strong },
      '&[data-chosen]': {
        borderColor: vars.color.action.primary.bg,
        backgroundColor: vars.color.action.primary.bg,
      },
    },
  },
]);

export const box = {
  square: style([boxBase, { borderRadius: vars.shape.small }]),
  round: style([boxBase, { borderRadius: radius.round }]),
};

export const label = style({ flex: 1, minWidth: 0 });
export const count = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);
