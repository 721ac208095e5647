import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
