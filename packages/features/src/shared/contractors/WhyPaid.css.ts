import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', gap: space[4] });
