import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const list = style({
  display: 'none',
  gap: space[1],
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const slot = style({ display: 'grid', placeItems: 'center', minWidth: size.touch });

export const status = style([
  textStyle('label'),
  tabular,
  {
    color: vars.color.text.muted,
    fontWeight: 400,
    flex: '1 1 0',
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [media.tablet]: { display: 'none' } },
  },
]);

const target = style([
  textStyle('label'),
  tabular,
  transition('background-color', 'color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minHeight: size.touch,
    minWidth: size.touch,
    borderRadius: vars.shape.control,
    color: vars.color.text.default,
    fontWeight: 400,
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    ':active': { backgroundColor: vars.color.action.quiet.active },
    ':focus-visible': focusRing,
  },
]);

export const page = target;
export const current = style({
  position: 'relative',
  fontWeight: vars.type.controlWeight,
  ':hover': { backgroundColor: 'transparent' },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 12,
    bottom: 6,
    height: 2,
    backgroundColor: vars.color.action.selected.mark,
  },
  '@media': { [media.forced]: { '::after': { backgroundColor: 'Highlight' } } },
});
export const gap = style({ color: vars.color.text.muted });
export const step = style([
  target,
  {
    paddingInline: space[1],
    whiteSpace: 'nowrap',
    fontWeight: vars.type.controlWeight,
    '@media': { [media.tablet]: { paddingInline: space[3] } },
  },
]);
/** No way on: it keeps its place, so that the pages stay where they are. */
export const off = style({ visibility: 'hidden' });
