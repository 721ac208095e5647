import { endedMark } from '@hien/api/ended-session';
import { line, media, size, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr 1fr', minHeight: 'calc(100vh - 77px)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[6],
  width: '100%',
  maxWidth: `calc(26rem + 2 * ${space[4]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.tablet]: { paddingBlock: space[16] } },
});

export const head = style({ display: 'grid', gap: space[2] });

export const form = style({ display: 'grid', gap: space[4] });

export const why = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `${line.bar} solid ${vars.color.action.selected.mark}`,
});

export const ifEnded = style({
  selectors: { [`:root:not([${endedMark}]) &`]: { display: 'none' } },
});

export const unlessEnded = style({ selectors: { [`:root[${endedMark}] &`]: { display: 'none' } } });

export const foot = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  textAlign: 'center',
  minHeight: size.touch,
});

export const room = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', position: 'relative', overflow: 'hidden' } },
});

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
