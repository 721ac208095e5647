import type { Press } from './decide-case.ts';

type Deciding =
  | 'decideAuctionDispute'
  | 'decideContractor'
  | 'decideDesignPartner'
  | 'decideJobApplication'
  | 'decidePartner'
  | 'decideReviewEvidence'
  | 'decideUpgrade';

/** Something is approved, or refused with a reason. */
export const reasonOf = ({
  decision,
  reason,
}: {
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
}) => ({
  field: 'reason',
  text: reason,
  optional: decision === 'approve',
});

/** The decision as an event of the application's machine. */
export const decisionEvent = ({ body: { decision }, text, at }: Press<Deciding>) =>
  decision === 'approve'
    ? ({ event: 'approve', by: 'admin', at, payload: {} } as const)
    : ({ event: 'reject', by: 'admin', at, payload: { reason: text } } as const);

/** Whether an application stands as this press would leave it: one version on, with the same reason or none. */
export const isDecidedSo = (
  row: { readonly version: number; readonly reason: string | null },
  { body, text }: Press<Deciding>,
): boolean =>
  row.version === body.expected_version + 1 &&
  row.reason === (body.decision === 'approve' ? null : text);
