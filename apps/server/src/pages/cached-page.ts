import type { PackedText } from '../http/answers/packed-text.ts';

/** A rendered page, or the address it leads to. */
export type CachedPage =
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly status: 200 | 404; readonly text: PackedText };
