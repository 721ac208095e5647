import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const part = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

/** As large as it is: whoever looks closely moves it. */
export const stage = style({ overflow: 'auto', maxHeight: '70vh' });

export const picture = style({ display: 'block', maxWidth: 'none' });
