import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { id, oneOf, page } from '../../shared/address/parts.ts';

/** The last is for design partners. */
export const reviewTabs = ['to-write', 'mine', 'questions', 'of-designs'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** `?tab=mine&page=2`; `?write=61` from an order: the purchase whose form is open. */
export const reviewAddress = addressOf({ tab: oneOf(reviewTabs, 'to-write'), page, write: id });

export type ReviewUrl = UrlOf<typeof reviewAddress>;
