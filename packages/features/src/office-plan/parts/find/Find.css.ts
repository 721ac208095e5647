import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});
/** It is there before there is something to say, so that it is read out. */
export const findSaid = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const findActs = style({ paddingBlockStart: space[2] });
