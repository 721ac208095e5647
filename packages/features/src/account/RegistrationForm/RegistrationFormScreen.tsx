import { applyAsPartner, partnerApplicationQuery, profileQuery, sessionAtom } from '@hien/api';
import type { AffiliateValues } from '@hien/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { submitFailure } from '../../shared/forms/submit-failure.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { RegistrationFormView } from './RegistrationFormView.tsx';

/** A shop applies to sell here, and sees how its application stands. A guest is told what it takes. */
export function RegistrationFormScreen() {
  const text = useText();
  const queryClient = useQueryClient();
  const { status } = useAtomValue(sessionAtom);
  const member = status === 'signed-in';
  const application = useQuery({ ...partnerApplicationQuery(), enabled: member });
  const profile = useQuery({ ...profileQuery(), enabled: member });
  const { mutateAsync } = useMutation({
    mutationFn: (values: AffiliateValues) => applyAsPartner(values),
    onSuccess: (sent) => queryClient.setQueryData(partnerApplicationQuery().queryKey, sent),
    onError: (error) => log('partner', error),
  });
  return (
    <>
      <PageHead title={text('apply.title')} description={text('apply.lead')} />
      <RegistrationFormView
        who={status === 'unknown' ? 'unknown' : member ? 'member' : 'guest'}
        application={application}
        profile={profile.data}
        waiting={member && profile.isPending}
        onSubmit={(values) =>
          mutateAsync(values).then(
            () => undefined,
            (error: unknown) => submitFailure(error, text),
          )
        }
      />
    </>
  );
}
