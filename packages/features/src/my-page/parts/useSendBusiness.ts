import { type BusinessDetails, getBusiness, keyOf, sendBusinessDetails } from '@hien/api';
import { useToast } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Sends the details on the version that was read last. After a conflict the form stands as it was typed. */
export function useSendBusiness(): (
  details: BusinessDetails,
) => Promise<SubmitFailure | undefined> {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const conflict = async () => {
    await details.refresh();
    return text('my-page.business.conflict');
  };
  const details = useSend(sendBusinessDetails, {
    says: { CONFLICT: conflict, VERSION_CONFLICT: conflict },
  });
  return (typed) => {
    const known = queryClient.getQueryData(keyOf(getBusiness, language));
    return details.submit({ ...typed, expected_version: known?.version ?? 0 }, () =>
      toast.show({ tone: 'positive', text: text('my-page.business.sent.toast') }),
    );
  };
}
