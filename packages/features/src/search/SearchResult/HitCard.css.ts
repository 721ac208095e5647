import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'start',
});

export const words = style({ display: 'grid', gap: space[1] });

/** Above the link that covers the card. */
export const action = style({ position: 'relative', zIndex: 1 });
