import type { PackedText } from '../http/answers/packed-text.ts';

/** A drawn page, or the address it leads to. */
export type KeptPage =
  | { readonly status: 302; readonly location: string }
  | { readonly status: 200 | 404; readonly text: PackedText };
