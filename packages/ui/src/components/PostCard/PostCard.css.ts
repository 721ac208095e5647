import { listLink, wholeCard } from '../../internal/parts.ts';
import { media } from '../../theme/media.ts';
import { font, line, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlock: space[5],
  borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[3],
});
export const by = style([
  textStyle('caption'),
  { flex: '1 1 8rem', display: 'grid', minWidth: 0, color: color.text.muted },
]);
export const author = style([
  textStyle('small'),
  { fontWeight: font.weight.medium, color: color.text.default, overflowWrap: 'anywhere' },
]);
export const time = style(tabular);
/** Over the link that covers the card. */
export const actions = style({ position: 'relative', zIndex: 2, marginBlock: `-${space[1]}` });

export const title = style([textStyle('h4'), lineClamp(3), { textWrap: 'pretty' }]);
export const link = style(wholeCard);
export const excerpt = style([
  textStyle('body'),
  lineClamp(3),
  { maxWidth: size.measure, marginBlockStart: space[1], color: color.text.muted },
]);

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[1],
  maxWidth: 640,
  marginBlockStart: space[4],
});
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const picture = style({ width: '100%' });
export const more = style([
  textStyle('caption'),
  tabular,
  {
    position: 'absolute',
    insetBlockEnd: space[2],
    insetInlineEnd: space[2],
    paddingInline: space[2],
    paddingBlock: '2px',
    color: color.text.onInverse,
    backgroundColor: color.surface.inverse,
    borderRadius: vars.shape.small,
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: space[4],
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
export const tag = style([
  textStyle('small'),
  listLink,
  {
    position: 'relative',
    zIndex: 2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    color: color.text.link,
    '@media': { [media.touch]: { minHeight: size.touch } },
  },
]);
export const counts = style({ display: 'flex', gap: space[4], color: color.text.muted });
export const count = style([
  textStyle('small'),
  tabular,
  { display: 'inline-flex', alignItems: 'center', gap: space[1] },
]);
export const icon = style({ display: 'inline-flex' });
