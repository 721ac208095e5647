import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  borderRadius: vars.shape.card,
  backgroundSize: 'cover',
  isolation: 'isolate',
  userSelect: 'none',
});
export const layer = style({ position: 'absolute', display: 'block' });
/** Fetched and decoded, not painted. */
export const waiting = style({ position: 'absolute', display: 'block', opacity: 0 });
/** Its filter alone is used. */
export const tint = style({ position: 'absolute' });
