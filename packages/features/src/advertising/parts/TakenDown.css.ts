import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style({ display: 'grid', gap: space[6] });
/** As somebody wrote it, with its lines. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
