import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ display: 'grid', gap: space[4] });

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: space[4], maxWidth: '44rem' });
