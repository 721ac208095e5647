/** However large a maximum is asked for, no uploader takes more (specification, constants; D61). */
const HARD_LIMIT = 10;

/** What is allowed where nothing is asked for. */
export const DEFAULT_MAX = 100;

export const limitOf = (max: number): number => Math.min(max, HARD_LIMIT);
