import { type Instant, toIso } from '@hien/domain';

/** The last moment that the contract can write. */
const last = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A stored moment as the API answers it. One beyond what the contract can write is answered as its last: a single bad
 * value in a row must not take the whole order away from everybody who has to see it.
 */
export const moment = (at: Instant): string => toIso(Math.min(at, last));

export const instant = (at: Instant | null): string | null => (at === null ? null : moment(at));
