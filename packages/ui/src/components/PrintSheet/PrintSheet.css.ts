import { globalStyle, type CSSProperties } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { font, line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const rule = `${line.hairline} solid ${color.border.hairline}`;
const print = 'print';

export const root = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxWidth: '210mm',
  marginInline: 'auto',
  '@media': { [print]: { display: 'block', maxWidth: 'none' } },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  '@media': { [print]: { display: 'none' } },
});

/** Paper is light whatever the mode. */
export const paper = style([
  textStyle('small'),
  {
    containerType: 'inline-size',
    // A brand's mark may be made for its header alone, such as white on navy.
    vars: { [color.mark.ink]: color.text.default },
    padding: space[5],
    color: color.text.default,
    backgroundColor: color.surface.raised,
    border: rule,
    '@media': {
      [media.tablet]: { padding: '18mm 16mm' },
      [print]: { padding: 0, border: 0, containerType: 'normal', backgroundColor: 'transparent' },
    },
  },
]);

/** Two columns of a document: on paper always, on a screen where they fit. */
const WIDE = '(width >= 480px)';
const NARROW = '(width < 480px)';
const wide = (styles: CSSProperties) => ({
  '@container': { [WIDE]: styles },
  '@media': { [print]: styles },
});

export const head = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  paddingBlockEnd: space[5],
  borderBlockEnd: `${line.bold} solid ${color.text.default}`,
  ...wide({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' }),
});
export const logo = style({ minWidth: 0 });
export const what = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  ...wide({ justifyItems: 'end', textAlign: 'end' }),
});
export const title = style([textStyle('h3')]);
export const facts = style([tabular, { display: 'grid', gap: '2px' }]);
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  ...wide({ justifyContent: 'flex-end' }),
});
export const term = style({ color: color.text.muted });

export const parties = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: space[5],
  ...wide({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
export const party = style({ minWidth: 0, breakInside: 'avoid' });
export const role = style([
  textStyle('caption'),
  { marginBlockEnd: space[1], color: color.text.muted },
]);
export const name = style({ fontWeight: font.weight.medium });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  // Large letters on a small screen: the figures stay in their columns, and scroll.
  '@media': { screen: { overflowX: 'auto' } },
});
export const notes = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[5],
  breakInside: 'avoid',
});

export const signatures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[5],
  // Room for a hand and a seal.
  minHeight: '32mm',
  marginBlockStart: space[8],
  breakInside: 'avoid',
  textAlign: 'center',
});
export const signature = style({ minWidth: 0 });
export const hint = style([textStyle('caption'), { color: color.text.muted }]);
export const foot = style([
  textStyle('caption'),
  {
    marginBlockStart: space[6],
    paddingBlockStart: space[3],
    borderBlockStart: rule,
    color: color.text.muted,
  },
]);

const inLayer = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.ui]: styles } });

// A plain table inside it needs no class.
const plain = `${body} > table:not([class])`;
inLayer(`${plain} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: rule,
});
inLayer(plain, {
  width: '100%',
  '@container': { [NARROW]: { fontSize: '0.6875rem' } },
});
inLayer(`${plain} thead th`, { fontWeight: font.weight.medium });
inLayer(`${plain} :is(th, td)[data-number]`, {
  fontFamily: font.family.figures,
  paddingInlineEnd: 0,
  paddingInlineStart: space[2],
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
inLayer(`${body} thead`, { '@media': { [print]: { display: 'table-header-group' } } });
inLayer(`${body} tr`, { breakInside: 'avoid' });

// Whoever prints grounds as well gets white paper in the dark, too.
inLayer(`html:has(.${paper})`, {
  '@media': { [print]: { colorScheme: 'light', backgroundColor: 'Canvas' } },
});

// In print the page is the document: what stands around it is not there, wherever in the tree that is.
inLayer(`body:has(.${paper}) *:not(:has(.${paper}), .${paper}, .${paper} *, .${root} *)`, {
  '@media': { [print]: { display: 'none' } },
});
