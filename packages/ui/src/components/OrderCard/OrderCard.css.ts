import { globalStyle } from '@vanilla-extract/css';
import { listLink, wholeCard } from '../../internal/parts.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { font, line, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const rule = `${line.hairline} solid ${color.border.hairline}`;
const side = {
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[5] } },
} as const;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: rule,
  borderRadius: vars.shape.card,
  '@media': { [media.hover]: { ':hover': { borderColor: color.border.control } } },
});

export const head = style([
  side,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlockEnd: rule,
  },
]);
export const name = style({ display: 'grid', minWidth: 0 });
export const title = style([textStyle('h5'), tabular, { overflowWrap: 'anywhere' }]);
export const link = style([
  wholeCard,
  { selectors: { '&:focus-visible::after': { ...focusRing, outlineOffset: '2px' } } },
]);
export const placed = style([textStyle('caption'), tabular, { color: color.text.muted }]);

export const seller = style([
  side,
  { display: 'flex', alignItems: 'center', gap: space[2], paddingBlockStart: space[3] },
]);
export const sellerName = style([textStyle('small'), { fontWeight: font.weight.medium }]);
export const sellerLink = style([
  textStyle('small'),
  listLink,
  {
    position: 'relative',
    zIndex: 2,
    paddingBlock: space[1],
    fontWeight: font.weight.medium,
  },
]);

export const items = style([side, { display: 'grid', paddingBlock: space[2] }]);
export const item = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  '@media': {
    [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr) auto', columnGap: space[4] },
  },
});
export const picture = style({ width: '100%', alignSelf: 'start' });
export const what = style({ minWidth: 0 });
export const itemTitle = style([
  textStyle('label'),
  lineClamp(2),
  { fontWeight: font.weight.regular, textWrap: 'pretty' },
]);
export const options = style([textStyle('caption'), { color: color.text.muted }]);
export const itemStatus = style({ marginBlockStart: space[1] });
export const money = style([
  textStyle('label'),
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    fontWeight: font.weight.regular,
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: {
        gridColumn: 2,
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: space[2],
        alignItems: 'baseline',
        justifyContent: 'space-between',
        marginBlockStart: space[1],
      },
    },
  },
]);
export const quantity = style([textStyle('caption'), { color: color.text.muted }]);
export const more = style([
  textStyle('small'),
  side,
  { paddingBlockEnd: space[3], color: color.text.muted },
]);

/** What is pressed in it lies over the link that covers the card. */
export const next = style([side, { paddingBlockEnd: space[4] }]);

export const foot = style([
  side,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[3]} ${space[6]}`,
    paddingBlock: space[4],
    borderBlockStart: rule,
  },
]);
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
});
export const totalLabel = style([textStyle('small'), { color: color.text.muted }]);
export const amount = style([textStyle('h4'), tabular, { letterSpacing: 0, whiteSpace: 'nowrap' }]);
export const note = style([textStyle('caption'), { flexBasis: '100%', color: color.text.muted }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minHeight: size.control,
  '@media': { [media.phone]: { width: '100%' } },
});

const lifted = (selector: string) =>
  globalStyle(selector, { '@layer': { [layers.ui]: { position: 'relative', zIndex: 2 } } });
lifted(`${actions} :is(button, a)`);
lifted(`${next} :is(button, a)`);
globalStyle(`${actions} > *`, {
  '@layer': { [layers.ui]: { '@media': { [media.phone]: { flex: '1 1 auto' } } } },
});
