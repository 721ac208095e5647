import type { SellerItem } from '@hien/api';
import { Button } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selection } from '../parts/selection.ts';
import { LotDialog } from './LotDialog.tsx';
import { sellerEventWords, sellerOffers } from './seller-actions.ts';

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

/** What can be done with the chosen lines, and with how many of them. What an event did not reach stays chosen. */
export function SelectedActions({ rows, onChange }: Selection<SellerItem>) {
  const text = useText();
  const { integer } = useFormat();
  const [event, setEvent] = useState<LotEvent>();
  const offered = lotEvents
    .map((one) => ({ event: one, count: rows.filter((line) => possible(line, one)).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      {offered.map(({ event: one, count }, index) => (
        <Button
          key={one}
          size="sm"
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => setEvent(one)}
        >
          {text('seller.bulk.do', { event: text(sellerEventWords[one]), count: integer(count) })}
        </Button>
      ))}
      {event === undefined ? null : (
        <LotDialog
          event={event}
          lines={rows}
          onClose={(left) => {
            setEvent(undefined);
            if (left.length < rows.length) onChange(left);
          }}
        />
      )}
    </>
  );
}
