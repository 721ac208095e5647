import type { SellerItem } from '@hien/api';
import { Button } from '@hien/ui';
import type { DataTableProps } from '@hien/ui/table';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { LotDialog } from './LotDialog.tsx';
import { sellerEventWords, sellerOffers } from './seller-actions.ts';

/** Lines that are ticked, on whatever page. */
export interface Selection {
  readonly lines: readonly SellerItem[];
  readonly onChange: (lines: readonly SellerItem[]) => void;
}

type TableSelection = Required<
  Pick<DataTableProps<SellerItem>, 'state' | 'onStateChange' | 'selectedElsewhere'>
>;

/** The selection as the table of one page takes it. A line that is on this page is taken as it is now. */
export function selectionOf(
  { lines, onChange }: Selection,
  rows: readonly SellerItem[],
  keyOf: (row: SellerItem) => string,
): TableSelection {
  const here = new Set(rows.map(keyOf));
  return {
    state: { selected: lines.map(keyOf) },
    selectedElsewhere: lines.filter((line) => !here.has(keyOf(line))).length,
    onStateChange: ({ selected }) => {
      if (selected === undefined) return;
      const known = new Map([...lines, ...rows].map((row) => [keyOf(row), row]));
      onChange(selected.flatMap((key) => known.get(key) ?? []));
    },
  };
}

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
  lines: readonly SellerItem[];
  onDone: () => void;
}

/** What can be done with the ticked lines, and with how many of them. */
export function SelectedActions({ lines, onDone }: SelectedActionsProps) {
  const text = useText();
  const { integer } = useFormat();
  const [event, setEvent] = useState<LotEvent>();
  const offered = lotEvents
    .map((one) => ({ event: one, count: lines.filter((line) => possible(line, one)).length }))
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
          lines={lines}
          onClose={(done) => {
            setEvent(undefined);
            if (done) onDone();
          }}
        />
      )}
    </>
  );
}
