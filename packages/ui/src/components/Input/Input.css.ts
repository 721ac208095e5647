import { style } from '../../theme/style.ts';
import { tabular } from '../../theme/typography.ts';

export const numeric = style({ ...tabular, textAlign: 'end' });
