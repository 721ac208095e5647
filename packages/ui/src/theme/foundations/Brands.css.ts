import { style } from '@vanilla-extract/css';
import { line, space } from '../scale.css.ts';
import { vars } from '../vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[4],
});
export const brand = style({
  backgroundColor: vars.color.surface.page,
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  overflow: 'clip',
});
export const head = style({
  padding: space[4],
  backgroundColor: vars.color.header.bg,
  color: vars.color.header.text,
});
export const parts = style({ padding: space[4] });
