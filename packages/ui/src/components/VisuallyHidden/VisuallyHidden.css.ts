import { hidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';

export const root = style(hidden);
