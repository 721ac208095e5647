import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { font, radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { drift } from '../../internal/parts.ts';

const shared = {
  color: vars.color.text.default,
  textDecoration: 'none',
  borderRadius: vars.shape.card,
  ':focus-visible': { ...focusRing, outlineOffset: '4px' },
} as const;

export const tile = {
  tile: style({ ...shared, display: 'flex', flexDirection: 'column', gap: space[3] }),
  row: style({
    ...shared,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    width: 84,
    textAlign: 'center',
    '@media': { [media.tablet]: { width: 104 } },
  }),
};

const frameBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  backgroundColor: vars.color.surface.sunken,
  isolation: 'isolate',
  selectors: {
    '[aria-current] > &': {
      outline: `2px solid ${vars.color.action.selected.mark}`,
      outlineOffset: 2,
    },
  },
});

export const frame = {
  tile: style([frameBase, { width: '100%', borderRadius: vars.shape.card }]),
  row: style([
    frameBase,
    { width: 68, borderRadius: radius.round, '@media': { [media.tablet]: { width: 84 } } },
  ]),
};

export const picture = style([
  drift,
  {
    borderRadius: 0,
    '@media': { [media.hover]: { selectors: { 'a:hover &': { transform: 'scale(1.04)' } } } },
  },
]);

export const icon = style({ display: 'grid', color: vars.color.text.muted });
export const words = style({ display: 'grid' });
export const label = style([
  textStyle('label'),
  {
    fontWeight: font.weight.regular,
    lineHeight: font.height.heading,
    selectors: { '[aria-current] &': { fontWeight: vars.type.controlWeight } },
  },
]);
export const count = style([textStyle('caption'), { color: vars.color.text.muted }]);
