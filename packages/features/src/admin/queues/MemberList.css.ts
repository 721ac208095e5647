import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: space[4] });
