import { focusRing, radius, space, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  padding: `${space[4]} ${space[3]}`,
  minWidth: 0,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  ...transition('background-color'),
  ':hover': { backgroundColor: color.surface.sunken },
  selectors: { '&:focus-visible': focusRing },
});

export const here = style([
  row,
  {
    backgroundColor: color.surface.sunken,
    boxShadow: `inset 3px 0 0 ${color.action.selected.mark}`,
  },
]);

export const words = style({ display: 'grid', gap: space[1], minWidth: 0, flex: 1 });

export const line = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minWidth: 0,
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 });
export const nameUnread = style([name, { fontWeight: 700 }]);

export const stands = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
});

export const signs = style({
  display: 'flex',
  flex: 'none',
  gap: space[2],
  alignItems: 'center',
  minHeight: '1.4rem',
  color: color.text.muted,
});

export const dot = style({
  width: 10,
  height: 10,
  borderRadius: radius.round,
  backgroundColor: color.action.selected.mark,
});

/** “11월 13일” stays on its line. */
export const day = style({ flexShrink: 0, whiteSpace: 'nowrap' });
