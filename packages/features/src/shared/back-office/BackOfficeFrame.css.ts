import { media, size, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  // What it holds never makes it wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '13.5rem minmax(0, 1fr)',
      gap: space[8],
      paddingBlock: `${space[6]} ${space[16]}`,
      alignItems: 'start',
    },
  },
});

/** On phones one line that scrolls sideways, up to the edges of the window. */
export const nav = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: space[24],
      display: 'grid',
      gap: space[5],
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const group = style({ flex: 'none' });

export const groupTitle = style([
  textStyle('caption'),
  {
    color: vars.color.text.muted,
    margin: 0,
    marginBlockEnd: space[1],
    paddingInline: space[3],
    '@media': { [media.narrow]: { display: 'none' } },
  },
]);

export const list = style({
  display: 'flex',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { display: 'grid', gap: 0 } },
});

export const entry = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.touch,
    paddingInline: space[3],
    borderRadius: vars.shape.control,
    color: vars.color.text.default,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...transition('background-color'),
    selectors: {
      '&:hover': { backgroundColor: vars.color.action.quiet.hover },
      '&[aria-current=page]': {
        backgroundColor: vars.color.action.selected.bg,
        color: vars.color.action.selected.text,
      },
    },
    // A name of two lines keeps its distance from its neighbours.
    '@media': { [media.desktop]: { whiteSpace: 'normal', paddingBlock: space[1] } },
  },
]);

export const icon = style({ flex: 'none', color: vars.color.text.muted });

export const label = style({ flex: 1 });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minWidth: 0,
});

export const head = style({ display: 'grid', gap: space[1] });
