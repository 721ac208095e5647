import { style } from '@vanilla-extract/css';

/** A number that is read as one (an order's, a phone's) goes to the next line as a whole, and breaks only where that is too narrow. */
export const together = style({ display: 'inline-block', overflowWrap: 'anywhere' });
