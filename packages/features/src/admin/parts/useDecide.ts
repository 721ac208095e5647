import { isApiError } from '@hien/api';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { submitFailure } from '../../shared/forms/submit-failure.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { deciderOf } from './decider.ts';

/**
 * Does what a form asks, says that it is done, and reads the lists anew. Whoever was first is named; the list stays as
 * it is then, because the case would leave it with what was typed.
 */
export function useDecide() {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) return submitFailure(error, text);
      const by = deciderOf(error.current);
      return {
        message: by === null ? text('admin.conflict.changed') : text('admin.conflict', { by }),
      };
    }
    toast.show({ tone: 'positive', text: done });
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
    return undefined;
  };
}
