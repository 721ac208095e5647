import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** At least a window high, so that the footer never jumps up while a page changes. */
export const main = style({ display: 'block', minHeight: 'calc(100vh - 77px)', outline: 'none' });

export const skeleton = style({ display: 'grid', gap: space[6], paddingBlock: space[10] });
