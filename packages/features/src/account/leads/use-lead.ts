import { type Lead, myLeadsQuery, profileQuery, sendLead, sessionAtom } from '@hien/api';
import { displayName } from '@hien/domain';
import type { SubmitFailure } from '@hien/ui/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { submitFailure } from '../../shared/forms/submit-failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';

type NewLead = Parameters<typeof sendLead>[0];

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
export function useLead(kind: Lead['kind'], subjectId: number | null = null): LeadState {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { status } = useAtomValue(sessionAtom);
  const member = status === 'signed-in';
  const profile = useQuery({ ...profileQuery(), enabled: member });
  const mine = useQuery({ ...myLeadsQuery(), enabled: member });
  const { mutateAsync, data } = useMutation({
    mutationFn: sendLead,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: myLeadsQuery().queryKey }),
    onError: (error) => log('lead', error),
  });
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
    received: data,
    open,
    send: (lead) =>
      mutateAsync(lead).then(
        () => undefined,
        (error: unknown) => submitFailure(error, text),
      ),
  };
}
