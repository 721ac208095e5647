import { style } from '@vanilla-extract/css';

/** As good as nothing; without it the last thing of a page may lie a fraction below what can be seen. */
export const anchor = style({ minBlockSize: '1px' });
