import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

export const rail = style({
  display: 'flex',
  gap: space[2],
  margin: 0,
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[1],
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

export const item = style({ flex: 'none' });

export const tab = style({
  display: 'grid',
  gap: '2px',
  minBlockSize: '44px',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action.primary.bg,
      boxShadow: `inset 0 0 0 1px ${vars.color.action.primary.bg}`,
    },
  },
});

export const name = style([textStyle('small')]);

export const price = style([
  textStyle('caption'),
  { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' },
]);
