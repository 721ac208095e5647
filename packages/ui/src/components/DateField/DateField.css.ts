import { style } from '../../theme/style.ts';

export const root = style({ display: 'block', minWidth: 0 });
/** The button stands in the field's frame without making it taller. */
export const button = style({ marginInline: '-6px' });
/** The calendar's own size, so that nothing jumps as it arrives. */
export const waiting = style({ width: 280, height: 312 });
