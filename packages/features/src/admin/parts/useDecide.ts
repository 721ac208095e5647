import type { ApiError, Operation, OperationId } from '@hien/api';
import { useToast } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { type SendInput, useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { deciderOf } from './decider.ts';

type Decide<Id extends OperationId> = (
  input: SendInput<Id>,
  done: string,
) => Promise<SubmitFailure | undefined>;

/**
 * Sends what the form of a case decides and says that it is done. Whoever was first is named; the list stays as it is
 * then, because the case would leave it with what was typed.
 */
export function useDecide<Id extends OperationId>(operation: Operation<Id>): Decide<Id> {
  const text = useText();
  const toast = useToast();
  const taken = ({ current }: ApiError) => {
    const by = deciderOf(current);
    return by === null ? text('admin.conflict.changed') : text('admin.conflict', { by });
  };
  const decision = useSend(operation, { says: { CONFLICT: taken, VERSION_CONFLICT: taken } });
  return (input, done) =>
    decision.submit(input, () => toast.show({ tone: 'positive', text: done }));
}
