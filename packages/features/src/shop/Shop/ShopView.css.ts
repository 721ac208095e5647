import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });

export const head = style({ display: 'grid', gap: space[2], marginBlockEnd: space[6] });

export const panel = style({ marginBlockStart: space[8] });
