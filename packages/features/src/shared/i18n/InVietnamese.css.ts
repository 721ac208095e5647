import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'flex', alignItems: 'center', gap: space[2] });
