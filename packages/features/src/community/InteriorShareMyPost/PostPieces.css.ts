import { focusRing, line, media, size, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${line.hairline} solid ${vars.color.border.hairline}`;

export const root = style([textStyle('small'), { width: '100%' }]);
export const summary = style({
  width: 'fit-content',
  minHeight: size.touch,
  paddingBlock: space[3],
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
export const inside = style({ display: 'grid', gap: space[3], paddingBlockEnd: space[3] });

export const table = style({
  width: '100%',
  maxWidth: '44rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const head = style([
  textStyle('small'),
  {
    paddingBlock: space[2],
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'bottom',
    color: vars.color.text.muted,
  },
]);
/** Wide enough for “Vào giỏ” and seven digits. */
export const figureHead = style([
  head,
  {
    width: '4.75rem',
    textAlign: 'end',
    '@media': { [media.tablet]: { width: '7rem' } },
  },
]);
export const row = style({ borderBlockStart: hairline });
export const piece = style({ paddingBlock: space[2], textAlign: 'start', fontWeight: 'inherit' });
export const pieceInside = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const thumb = style({ flex: 'none', width: 48 });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const gone = style({ color: vars.color.text.muted });
export const figure = style([tabular, { textAlign: 'end' }]);
