import { media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const bare = style({ margin: 0, padding: 0, listStyle: 'none' });

export const page = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlockEnd: space[24] } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const head = style({ display: 'grid', gap: space[6] });

export const headWords = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[14] },
  },
});

export const story = style({
  whiteSpace: 'pre-line',
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 3' } },
});

export const kinds = style([chips, { marginBlockStart: space[4] }]);

export const sets = style([bare, { display: 'grid', gap: space[12] }]);

export const set = style({
  display: 'grid',
  gap: space[6],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: space[12],
      alignItems: 'start',
    },
  },
});

export const setPicture = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[20] } },
});

export const setWords = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const items = style([bare, { display: 'grid' }]);

export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const itemPicture = style({ borderRadius: vars.shape.control, overflow: 'hidden' });

export const itemWords = style({ display: 'grid', minWidth: 0 });

export const itemName = style([
  textStyle('small'),
  {
    color: vars.color.text.default,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const itemPrice = style({ display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});
