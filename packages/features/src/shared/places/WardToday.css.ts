import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const today = style({ display: 'grid', gap: space[3] });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
