import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4], maxWidth: '44rem' });
