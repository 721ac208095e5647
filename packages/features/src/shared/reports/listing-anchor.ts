import type { ReportedListing } from '@hien/domain';

/** Names the dialog of a thing: in the address after signing in, and for its draft. */
export const listingAnchor = (about: ReportedListing, id: number): string =>
  `report-${about}-${id}`;
