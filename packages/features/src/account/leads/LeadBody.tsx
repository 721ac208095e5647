import type { ReactNode } from 'react';
import { LeadFormSkeleton } from './LeadFormSkeleton.tsx';
import { LeadReceived } from './LeadReceived.tsx';
import type { LeadState } from './use-lead.ts';

/** The form of a request that is open once a person: what was received, now or on an earlier visit, takes its place. */
export function LeadBody({ lead, children }: { lead: LeadState; children: ReactNode }) {
  const earlier = lead.open[0];
  if (lead.waiting) return <LeadFormSkeleton />;
  if (lead.received) return <LeadReceived lead={lead.received} />;
  if (earlier) return <LeadReceived lead={earlier} before />;
  return children;
}
