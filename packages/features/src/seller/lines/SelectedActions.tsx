import type { SellerItem } from '@hien/api';
import { Button } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { sellerEventWords, sellerOffers } from '../../shared/order/events/seller-actions.ts';

/** Events that many lines can take together: nothing is asked of each but its parcel. */
export const lotEvents = [
  'seller.accept',
  'seller.dispatch',
  'delivered',
  'refund.received',
  'exchange.received',
  'exchange.redeliver',
] as const;
export type LotEvent = (typeof lotEvents)[number];

const possible = (line: SellerItem, event: LotEvent): boolean =>
  sellerOffers(line.item).some((offer) => offer.event === event && offer.refused === null);

interface SelectedActionsProps {
  rows: readonly SellerItem[];
  onEvent: (event: LotEvent) => void;
}

/** What can be done with the chosen lines, and with how many of them. */
export function SelectedActions({ rows, onEvent }: SelectedActionsProps) {
  const text = useText();
  const { integer } = useFormat();
  return lotEvents
    .map((one) => ({ event: one, count: rows.filter((line) => possible(line, one)).length }))
    .filter(({ count }) => count > 0)
    .map(({ event, count }, index) => (
      <Button
        key={event}
        size="sm"
        variant={index === 0 ? 'primary' : 'secondary'}
        onClick={() => onEvent(event)}
      >
        {text('seller.bulk.do', { event: text(sellerEventWords[event]), count: integer(count) })}
      </Button>
    ));
}
