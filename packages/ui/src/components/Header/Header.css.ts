import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { depth, font, radius, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';

const { header } = vars.color;
const onHeader = { ...focusRing, outlineColor: 'currentColor' };
const line = `${vars.shape.rule} solid ${header.rule}`;
const hairline = `1px solid ${header.rule}`;
const cell = `1px solid ${vars.color.border.hairline}`;

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: depth.header,
  color: header.text,
  backgroundColor: header.bg,
  borderBlockEnd: line,
  '@media': { print: { position: 'static' } },
});

export const notice = style([
  textStyle('caption'),
  {
    paddingBlock: space[2],
    paddingInline: space[4],
    textAlign: 'center',
    color: header.muted,
    borderBlockEnd: hairline,
  },
]);

/** Five places and a search stand in one line from here on. */
const ROOMY = '(width >= 1200px)';
const twoStoreys = {
  gridTemplateColumns: 'auto minmax(240px, 520px) 1fr',
  gridTemplateAreas: '"logo search tools" "nav nav nav"',
  minHeight: 116,
};

/** On narrow screens: logo and tools, and the search under them. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr auto',
  gridTemplateAreas: '"menu logo . tools"',
  alignItems: 'center',
  columnGap: space[2],
  maxWidth: size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  minHeight: 56,
  '@media': {
    [media.tablet]: { paddingInline: space[6] },
    [media.desktop]: {
      ...twoStoreys,
      columnGap: space[6],
      boxSizing: 'content-box',
    },
    [ROOMY]: {
      gridTemplateColumns: 'auto 1fr minmax(200px, 320px) auto',
      gridTemplateAreas: '"logo nav search tools"',
      columnGap: space[8],
      minHeight: 76,
    },
  },
});

export const barWithSearch = style({
  '@media': {
    [media.narrow]: {
      gridTemplateAreas: '"menu logo . tools" "search search search search"',
      paddingBlockEnd: space[3],
    },
  },
});

/** As on the door of a show flat; the places under it. */
const nameInTheMiddle = {
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"search logo tools" "nav nav nav"',
  minHeight: 132,
};

/** Where a brand puts the parts on wide screens. */
export const barFrame = styleVariants({
  default: {},
  demo: {
    '@media': {
      [media.desktop]: nameInTheMiddle,
      [ROOMY]: nameInTheMiddle,
    },
  },
  samsung: { '@media': { [ROOMY]: { minHeight: 64, columnGap: space[8] } } },
  // A plan: cells from edge to edge.
  bgrid: {
    '@media': {
      [media.desktop]: { maxWidth: 'none' },
      [ROOMY]: { columnGap: space[5], minHeight: 64 },
    },
  },
  // Two storeys at any width: who, then where.
  vib: { '@media': { [ROOMY]: twoStoreys } },
});

export const menu = style([
  quietIcon,
  {
    gridArea: 'menu',
    marginInlineStart: `calc(${space[3]} * -1)`,
    ':focus-visible': onHeader,
    '@media': { [media.desktop]: { display: 'none' } },
  },
]);

export const logo = style({
  gridArea: 'logo',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: 'inherit',
  borderRadius: radius[2],
  ':focus-visible': onHeader,
});

export const nav = style({
  gridArea: 'nav',
  display: 'none',
  minWidth: 0,
  '@media': { [media.desktop]: { display: 'grid', alignSelf: 'stretch' } },
});

export const search = style({ gridArea: 'search', minWidth: 0, alignSelf: 'center' });
export const searchFrame = styleVariants({
  default: {},
  demo: { '@media': { [media.desktop]: { maxWidth: 280 } } },
  samsung: {},
  bgrid: {},
  vib: {},
});

export const tools = style({
  gridArea: 'tools',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineEnd: `calc(${space[3]} * -1)`,
});

export const tool = style({ display: 'flex' });
/** What the phone's bottom bar or menu has. */
export const wideTool = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const cart = style([quietIcon, { ':focus-visible': onHeader }]);
export const count = style([
  tabular,
  {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineEnd: 2,
    minWidth: 18,
    height: 18,
    paddingInline: 5,
    borderRadius: radius.round,
    fontSize: '0.6875rem',
    fontWeight: font.weight.strong,
    lineHeight: '18px',
    textAlign: 'center',
    color: vars.color.action.accent.text,
    backgroundColor: vars.color.action.accent.bg,
  },
]);

export const navList = style({ minWidth: 0 });

export const places = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const placesFrame = styleVariants({
  // The first word stands on the same line as what is above it.
  default: { marginInlineStart: `calc(${space[3]} * -1)` },
  demo: { justifyContent: 'center', borderBlockStart: hairline },
  samsung: {},
  bgrid: { borderInlineEnd: cell },
  vib: {},
});
/** The place's line of text may be shorter than the bar; its cell is not. */
export const placeSlot = style({ display: 'grid', alignItems: 'center' });

export const place = style([
  textStyle('label'),
  transition('color', 'background-color'),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    whiteSpace: 'nowrap',
    fontWeight: font.weight.regular,
    color: 'inherit',
    ':focus-visible': { ...onHeader, outlineOffset: '-2px', borderRadius: radius[2] },
  },
]);

const underline = (inset: string) => ({
  content: '',
  position: 'absolute' as const,
  insetInline: inset,
  height: 2,
  backgroundColor: 'currentColor',
});

export const placeFrame = styleVariants({
  default: { paddingInline: space[3], ':hover': { color: header.muted } },
  demo: {
    height: '100%',
    paddingInline: space[5],
    color: header.muted,
    ':hover': { color: header.text },
  },
  samsung: {
    paddingInline: space[4],
    borderRadius: radius.round,
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
  },
  bgrid: {
    height: '100%',
    paddingInline: space[5],
    borderInlineStart: cell,
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
  },
  vib: { height: '100%', paddingInlineEnd: space[8], ':hover': { color: header.muted } },
});

export const placeCurrent = styleVariants({
  default: {
    fontWeight: vars.type.controlWeight,
    '::after': { ...underline(space[3]), bottom: 6 },
  },
  demo: {
    color: header.text,
    '::after': { ...underline(space[5]), insetBlockStart: -1, height: 1 },
  },
  samsung: { fontWeight: vars.type.controlWeight, boxShadow: 'inset 0 0 0 1px currentColor' },
  bgrid: {
    fontWeight: vars.type.controlWeight,
    '::after': { ...underline('0'), bottom: 0, height: 4, backgroundColor: vars.color.mark.accent },
  },
  vib: {
    fontWeight: vars.type.controlWeight,
    '::after': {
      ...underline(`0 ${space[8]}`),
      bottom: 0,
      height: 3,
      backgroundColor: vars.color.mark.accent,
    },
  },
});
