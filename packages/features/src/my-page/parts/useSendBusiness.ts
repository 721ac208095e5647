import { type BusinessDetails, businessQuery, isApiError, sendBusinessDetails } from '@hien/api';
import { useToast } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../shared/forms/refusal.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Sends the details on the version that was read last. After a conflict the form stands as it was typed. */
export function useSendBusiness(): (
  details: BusinessDetails,
) => Promise<SubmitFailure | undefined> {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  return async (details) => {
    const { queryKey } = businessQuery();
    try {
      const expected_version = queryClient.getQueryData(queryKey)?.version ?? 0;
      await sendBusinessDetails(queryClient, { ...details, expected_version });
      toast.show({ tone: 'positive', text: text('my-page.business.sent.toast') });
      return undefined;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || error.fields.length > 0)
        return refusalOf(error, text);
      await queryClient.invalidateQueries({ queryKey });
      return { message: text('my-page.business.conflict') };
    }
  };
}
