import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** On phones an open conversation takes the whole page. */
const onlyOnDesktop = {
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid' } },
} as const;

export const page = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[12]} ${space[20]}` } },
});

export const head = style({ display: 'grid', gap: space[1] });
export const headBeside = style([{ gap: space[1] }, onlyOnDesktop]);

export const panes = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '22rem minmax(0, 1fr)',
      gap: space[12],
      alignItems: 'start',
    },
  },
});

const listPane = style({ gap: space[4], alignContent: 'start', minWidth: 0 });
export const list = style([listPane, { display: 'grid' }]);
export const listBeside = style([listPane, onlyOnDesktop]);

export const filters = style({ display: 'grid', gap: space[3] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const pane = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      paddingInlineStart: space[12],
      borderInlineStart: `1px solid ${color.border.hairline}`,
      minHeight: '60vh',
    },
  },
});
export const thread = style([pane]);
export const threadNone = style([
  pane,
  onlyOnDesktop,
  { '@media': { [media.desktop]: { alignContent: 'center' } } },
]);

export const back = style({ marginBlockStart: space[6] });
