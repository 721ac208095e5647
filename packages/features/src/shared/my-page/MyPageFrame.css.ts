import { media, size, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  // What it holds never makes it wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gap: space[12],
      paddingBlock: `${space[10]} ${space[24]}`,
      alignItems: 'start',
    },
  },
});

export const side = style({
  order: 1,
  '@media': {
    [media.desktop]: { order: 0, position: 'sticky', top: space[24] },
  },
});

/** Beside a page on wide screens alone; the overview shows it on phones too. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const groups = style({ display: 'grid', gap: space[5] });

export const groupTitle = style([
  textStyle('caption'),
  { color: vars.color.text.muted, marginBlockEnd: space[1], paddingInline: space[3] },
]);

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: size.touch,
    paddingInline: space[3],
    borderRadius: vars.shape.control,
    color: vars.color.text.default,
    textDecoration: 'none',
    ...transition('background-color'),
    selectors: {
      '&:hover': { backgroundColor: vars.color.action.quiet.hover },
      '&[aria-current=page]': {
        backgroundColor: vars.color.action.selected.bg,
        color: vars.color.action.selected.text,
      },
    },
  },
]);

export const icon = style({ flex: 'none', color: vars.color.text.muted });

export const entryText = style({ flex: 1 });

export const chevron = style({
  color: vars.color.text.muted,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minWidth: 0,
});

export const head = style({ display: 'grid', gap: space[2] });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
  minHeight: size.touch,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const addressForm = style({ display: 'grid', gap: space[5], maxWidth: '34rem' });
