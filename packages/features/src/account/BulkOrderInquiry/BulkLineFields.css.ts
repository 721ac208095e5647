import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style([textStyle('label'), { paddingBlockEnd: space[2] }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem' } },
});

export const product = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  minHeight: '72px',
  minWidth: 0,
});
export const picture = style({ flex: '0 0 72px', width: '72px' });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const quantity = style({ minWidth: 0 });
