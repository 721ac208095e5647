import { style } from '@vanilla-extract/css';
import { media, space, vars } from '@hien/ui/theme';

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });

export const head = style({ display: 'grid', gap: space[2], marginBlockEnd: space[6] });

export const columns = style({
  display: 'grid',
  gap: space[10],
  marginBlockStart: space[8],
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

export const found = style({ color: vars.color.text.muted });

export const tools = style({ display: 'flex', gap: space[2], alignItems: 'center' });
