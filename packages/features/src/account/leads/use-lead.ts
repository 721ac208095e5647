import { type Lead, listMyLeads, sendLead } from '@hien/api';
import { displayName } from '@hien/domain';
import type { SubmitFailure } from '@hien/ui/form';
import { useCall } from '../../shared/calls/useCall.ts';
import { type SendInput, useSend } from '../../shared/calls/useSend.ts';
import type { Says } from '../../shared/forms/failure.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useSession } from '../../shared/session/useSession.ts';

type NewLead = SendInput<'sendLead'>;

/** What a form of a guest starts with. */
const nobody = { name: '', phone: '', email: '' };

export interface LeadState {
  /** Who is here is not known yet. */
  waiting: boolean;
  contact: { name: string; phone: string; email: string };
  /** Sent just now, or before and not answered yet. */
  received: Lead | undefined;
  /** What the member sent earlier with this form and waits for. */
  open: readonly Lead[];
  send: (lead: NewLead) => Promise<SubmitFailure | undefined>;
}

/**
 * The state of one of the lead forms. A member's contact is filled in, and what they sent before is found;
 * a guest starts empty, and the server finds the same request by phone and e-mail.
 */
export function useLead(
  kind: Lead['kind'],
  subjectId: number | null = null,
  says: Says = {},
): LeadState {
  const language = useLanguage();
  const { status } = useSession();
  const member = status === 'signed-in';
  const profile = useProfile({ enabled: member });
  const mine = useCall(listMyLeads, {}, { enabled: member, select: ({ items }) => items });
  const sending = useSend(sendLead, { says });
  const open = (mine.data ?? []).filter(
    (lead) => lead.kind === kind && lead.state === 'received' && lead.subject_id === subjectId,
  );
  const who = profile.data;
  return {
    waiting: status === 'unknown' || (member && (profile.isPending || mine.isPending)),
    contact: who
      ? {
          name: displayName(who, language),
          phone: who.phone ?? '',
          email: who.email ?? '',
        }
      : nobody,
    received: sending.answer,
    open,
    send: (lead) => sending.submit(lead),
  };
}
