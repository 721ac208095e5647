import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { font, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { footHeight } from '../../theme/foot.css.ts';
import { listLink } from '../../internal/parts.ts';

const { footer } = vars.color;
const rule = `1px solid ${footer.rule}`;

export const root = style({
  color: footer.text,
  backgroundColor: footer.bg,
  borderBlockStart: rule,
  // The bar of the page or of the phone lies over the foot of the page.
  '@media': {
    [media.phone]: { paddingBlockEnd: footHeight.phone },
    [media.tablet]: { paddingBlockEnd: footHeight.wide },
    print: { display: 'none' },
  },
});

export const content = style({
  maxWidth: size.content,
  marginInline: 'auto',
  paddingBlock: `${space[12]} ${space[6]}`,
  paddingInline: space[4],
  boxSizing: 'content-box',
  '@media': {
    [media.phone]: { boxSizing: 'border-box' },
    [media.tablet]: { paddingInline: space[6], paddingBlock: `${space[16]} ${space[8]}` },
    [media.desktop]: { paddingInline: space[8] },
  },
});

export const top = style({
  display: 'grid',
  gap: space[10],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 2.4fr', gap: space[16] } },
});

export const brand = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  justifyItems: 'start',
});
export const motto = style([
  textStyle('lead'),
  { maxWidth: '28ch', color: footer.muted, textWrap: 'balance' },
]);

export const columns = style({
  display: 'grid',
  gap: `${space[8]} ${space[6]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const title = style([
  textStyle('small'),
  { fontWeight: font.weight.medium, marginBlockEnd: space[2] },
]);

export const list = style({ display: 'grid' });

export const link = style([
  textStyle('small'),
  listLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: footer.muted,
    ':hover': { color: footer.text },
    ':focus-visible': { ...focusRing, outlineColor: 'currentColor' },
    '@media': { [media.touch]: { minHeight: size.touch } },
  },
]);

export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[6],
  marginBlockStart: space[12],
  paddingBlockStart: space[6],
  borderBlockStart: rule,
});

export const address = style([
  textStyle('caption'),
  { display: 'grid', gap: space[1], fontStyle: 'normal', color: footer.muted, maxWidth: '96ch' },
]);
export const name = style({ fontWeight: font.weight.medium, color: footer.text });
export const line = style({ display: 'block' });
export const seals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: space[6],
});
export const copyright = style([textStyle('caption'), { color: footer.muted }]);
export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });
