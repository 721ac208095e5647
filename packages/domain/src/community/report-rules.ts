import type { Text } from '../language/language.ts';
import {
  type ListingReportReason,
  listingReportReasonLabels,
  listingRules,
} from './listing-reports.ts';
import { type CommunityReportReason, communityReportReasonLabels } from './reports.ts';
import { communityRules } from './rules.ts';

/** Whatever members report something for; of homes and comments, and of what is sold. */
export type ReportReason = CommunityReportReason | ListingReportReason;

/** Both name personal data, in the same words. */
export const reportReasonLabels: Readonly<Record<ReportReason, Text>> = {
  ...listingReportReasonLabels,
  ...communityReportReasonLabels,
};

/** The rule that is known by a reason. */
export const reportRules: Readonly<Record<ReportReason, Text>> = {
  ...listingRules,
  ...communityRules,
};
