import { isApiError } from '@hien/api';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { submitFailure } from '../../shared/forms/submit-failure.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Does what a form asks, says that it is done, and reads the lists anew; a conflict says that somebody was first. */
export function useFinanceAct() {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) return submitFailure(error, text);
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      return { message: `${text('admin.conflict.changed')}. ${text('admin.conflict.text')}` };
    }
    toast.show({ tone: 'positive', text: done });
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
    return undefined;
  };
}
