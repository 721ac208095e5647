import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from './wide.ts';

const { color } = vars;

export const thread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
});

/** Beside the list there is nothing to go back to. */
export const back = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  '@media': { [wide]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

export const headWords = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  flex: 1,
  overflowWrap: 'anywhere',
});

export const designs = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const design = style({ display: 'flex', gap: space[3], alignItems: 'center', minWidth: 0 });
export const designPicture = style({ flex: 'none', width: '6rem' });

export const reply = style({
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border.hairline}`,
});

export const order = style({ justifySelf: 'start', alignSelf: 'start' });
