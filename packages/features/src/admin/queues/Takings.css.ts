import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const month = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const choice = style({ maxWidth: '16rem' });
