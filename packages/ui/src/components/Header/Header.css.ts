import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { depth, font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';
import { hairline, roomy, searchAtTheEnd, twoStoreys, underline } from './parts.ts';

const { header } = vars.color;
const onHeader = { ...focusRing, outlineColor: 'currentColor' };
const line = `${vars.shape.rule} solid ${header.rule}`;

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
      // On the line of the page below, as in `Container`.
      paddingInline: space[8],
      boxSizing: 'content-box',
    },
    [roomy]: {
      // The navigation has what its words want; the search has the rest.
      gridTemplateColumns: 'auto minmax(0, max-content) minmax(200px, 1fr) auto',
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

/** The round buttons of the bar. */
const roundIcon = style([quietIcon, { ':focus-visible': onHeader }]);

export const menu = style([
  roundIcon,
  {
    gridArea: 'menu',
    marginInlineStart: `calc(${space[3]} * -1)`,
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
export const searchOfHouse = style({ '@media': { [roomy]: searchAtTheEnd } });

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

export const navList = style({ minWidth: 0 });

export const navItems = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
/** In the default frame the first word stands on the same line as what is above it. */
export const navItemsOfHouse = style({ marginInlineStart: `calc(${space[3]} * -1)` });
/** The navItem's line of text may be shorter than the bar; its cell is not. */
export const navItemSlot = style({ display: 'grid', alignItems: 'center' });

export const navItem = style([
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

export const navItemOfHouse = style({
  paddingInline: space[3],
  ':hover': { color: header.muted },
});

/** The item of the open page; the frames of partners add their own mark to the class. */
export const navItemCurrent = style({
  '@media': {
    [media.forced]: {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.4em',
    },
  },
});
export const navItemCurrentOfHouse = style({
  fontWeight: vars.type.controlWeight,
  '::after': { ...underline(space[3]), bottom: 6 },
});
