/** A home, or a comment below it or below a design. */
export type ReportedThing = { readonly shareId: number | null; readonly commentId: number | null };

/** Names the dialog of a thing: in the address after signing in, and for its draft. */
export const reportAnchor = ({ shareId, commentId }: ReportedThing): string =>
  commentId === null ? `report-home-${shareId}` : `report-comment-${commentId}`;
