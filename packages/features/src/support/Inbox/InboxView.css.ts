import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from './wide.ts';

const { color } = vars;

/** Where there is room for one of the two, an open conversation takes the place of the list. */
const onlyBeside = {
  display: 'none',
  '@media': { [wide]: { display: 'grid' } },
} as const;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [wide]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gap: space[8],
      alignItems: 'start',
    },
  },
});

const listPane = style({ gap: space[4], alignContent: 'start', minWidth: 0 });
export const list = style([listPane, { display: 'grid' }]);
export const listBeside = style([listPane, onlyBeside]);

export const filters = style({ display: 'grid', gap: space[3] });
const pane = style({
  minWidth: 0,
  '@media': {
    [wide]: {
      paddingInlineStart: space[8],
      borderInlineStart: `1px solid ${color.border.hairline}`,
      minHeight: '60vh',
    },
  },
});
export const thread = style([pane]);
export const threadNone = style([
  pane,
  onlyBeside,
  { '@media': { [wide]: { alignContent: 'center' } } },
]);

export const back = style({ marginBlockStart: space[6] });
