import { style } from '../../theme/style.ts';
import { quietIcon } from '../../internal/parts.ts';

export const button = style(quietIcon);
