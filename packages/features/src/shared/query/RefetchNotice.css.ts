import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const anchor = style({ marginBlockEnd: space[6] });
