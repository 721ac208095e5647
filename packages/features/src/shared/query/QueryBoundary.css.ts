import { style } from '@vanilla-extract/css';
import { duration, easing } from '@hien/ui/theme';

// A quick answer is there before anything fades: only a wait is shown.
export const stale = style({ opacity: 0.55, transition: `opacity ${duration.slow} ${easing.standard} ${duration.fast}` });
