import { addressOf } from '../../shared/address/address.ts';
import { oneOf } from '../../shared/address/parts.ts';

/** How many days, today included. */
export const spans = ['7', '28', '90'] as const;
export type Span = (typeof spans)[number];

export const statisticsAddress = addressOf({ days: oneOf(spans, '28') });
