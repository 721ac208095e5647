import { style } from '@vanilla-extract/css';
import { duration, easing } from '@hien/ui/theme';

// A quick answer is there before anything pales: only a wait is shown. Colours go, contrast stays.
export const stale = style({
  filter: 'grayscale(0.7)',
  transition: `filter ${duration.slow} ${easing.standard} ${duration.fast}`,
});
