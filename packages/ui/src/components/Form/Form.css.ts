import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 });
