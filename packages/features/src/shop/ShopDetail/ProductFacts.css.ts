import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const lines = style({ display: 'grid', gap: space[3] });

export const specs = style({ display: 'grid', gap: space[2], alignContent: 'start' });
