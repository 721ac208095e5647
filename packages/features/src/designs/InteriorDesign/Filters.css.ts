import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
