import type { Text } from '../language/language.ts';

/** One code of the error catalogue. */
export type ErrorEntry = {
  readonly text: Text;
  /** The form field it belongs to, as the contract names it; absent when it concerns the whole request. */
  readonly field?: string;
  /** Whether the same request may succeed when sent again without a change. */
  readonly retry: boolean;
};
