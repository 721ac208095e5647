/** What comments stand below: a shared home or a design, one of both. */
export type Below =
  | { readonly shareId: number; readonly designId: null }
  | { readonly shareId: null; readonly designId: number };
