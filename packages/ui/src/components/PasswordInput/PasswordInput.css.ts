import { style } from '../../theme/style.ts';

export const toggle = style({ marginInline: '-6px' });
