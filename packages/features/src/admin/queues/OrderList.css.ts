import { tabular } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const number = style([tabular, { whiteSpace: 'nowrap' }]);
