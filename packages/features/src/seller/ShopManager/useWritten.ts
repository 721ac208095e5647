import { type RedBillRow, type ShopQuestion, listRedBills, listShopQuestions } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFailure } from '../../shared/query/useFailure.ts';
import { answerMs } from '../feedback/Waits.tsx';

/** So many of each are asked for. */
const few = { limit: 3 } as const;

type Written =
  | { readonly kind: 'bill'; readonly until: number; readonly bill: RedBillRow }
  | { readonly kind: 'question'; readonly until: number; readonly question: ShopQuestion };

/** What the shop has to write rather than to move: invoices, late ones too, and answers; the most urgent first. */
export function useWritten() {
  const bills = useCall(listRedBills, { tab: 'waiting', ...few });
  const late = useCall(listRedBills, { tab: 'overdue', ...few });
  const asked = useCall(listShopQuestions, { tab: 'unanswered', ...few });
  const calls = [bills, late, asked];
  const failures = [useFailure(bills), useFailure(late), useFailure(asked)];
  const items: Written[] = [
    ...[...(late.data?.items ?? []), ...(bills.data?.items ?? [])].map((bill): Written => ({
      kind: 'bill',
      until: Date.parse(bill.until),
      bill,
    })),
    ...(asked.data?.items ?? []).flatMap((question): Written[] =>
      question.waitsSince === null
        ? []
        : [{ kind: 'question', until: Date.parse(question.waitsSince) + answerMs, question }],
    ),
  ].toSorted((a, b) => a.until - b.until);
  return {
    items,
    isPending: calls.some(({ isPending }, at) => isPending && failures[at] === null),
    failed: calls.flatMap(({ refetch, isFetching }, at) => {
      const error = failures[at] ?? null;
      return error === null ? [] : [{ error, refetch, isFetching }];
    }),
  };
}
