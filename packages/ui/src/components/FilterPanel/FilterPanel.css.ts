import { media } from '../../theme/media.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const columns = style({
  display: 'grid',
  gap: space[10],
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: space[20],
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${space[24]})`,
      overflowY: 'auto',
      // Room for the focus ring of what stands at the edge.
      paddingInline: space[1],
      marginInlineStart: `calc(${space[1]} * -1)`,
    },
  },
});

export const results = style({ minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlockEnd: space[4],
  marginBlockEnd: space[6],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

/** On phones a row of its own: beside the tools it would break or not by a pixel, and move the list when its font comes. */
export const found = style([
  textStyle('body'),
  tabular,
  { color: vars.color.text.muted, '@media': { [media.phone]: { flexBasis: '100%' } } },
]);

export const active = style({
  selectors: { '&:not(:empty)': { marginBlockEnd: space[6] } },
});

export const tools = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  '@media': { [media.phone]: { flexGrow: 1, justifyContent: 'space-between' } },
});

export const narrow = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const chosen = style([
  tabular,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: space[5],
    paddingInline: space[1],
    borderRadius: radius.round,
    background: vars.color.action.primary.bg,
    color: vars.color.action.primary.text,
  },
]);
