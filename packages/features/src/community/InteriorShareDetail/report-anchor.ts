/** A home, or a comment below it. */
export type ReportedThing = { readonly shareId: number; readonly commentId: number | null };

/** Names the dialog of a thing: in the address after signing in, and for its draft. */
export const reportAnchor = ({ shareId, commentId }: ReportedThing): string =>
  commentId === null ? `report-home-${shareId}` : `report-comment-${commentId}`;
