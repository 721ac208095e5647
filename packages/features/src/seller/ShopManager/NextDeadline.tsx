import { type SellerItem, listSellerItems } from '@hien/api';
import { Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { waitsFor } from '../lines/LineDetail.tsx';

const first = { sort: 'due', limit: 1 } as const;

/** When nothing waits for the shop: which line is due next at somebody else's, and for what. */
export function NextDeadline() {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const sent = useCall(listSellerItems, { tab: 'delivering', ...first });
  const unpaid = useCall(listSellerItems, { tab: 'waiting_for_payment', ...first });
  const [next] = [...(sent.data?.items ?? []), ...(unpaid.data?.items ?? [])]
    .filter(({ item }) => item.next.until !== null)
    .toSorted((a, b) => dueAt(a) - dueAt(b));
  const until = next?.item.next.until ?? null;
  if (next === undefined || until === null) return null;
  return (
    <Text>
      {text('seller.todo.next', {
        at: date(until, 'dateTime'),
        number: next.orderNumber,
        what: waitsFor(next, text, language),
      })}
    </Text>
  );
}

const dueAt = ({ item }: SellerItem): number => Date.parse(item.next.until ?? '');
