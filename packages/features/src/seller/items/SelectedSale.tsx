import type { ShopItem } from '@hien/api';
import { type SaleEvent, saleEvents, saleRefusal } from '@hien/domain';
import { Button } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { SaleDialog } from './SaleDialog.tsx';
import { saleWords } from './sale-words.ts';

interface SelectedSaleProps {
  items: readonly ShopItem[];
  /** Everything went through. */
  onDone: () => void;
}

/** Stops, resumes or deletes the ticked items, with how many of them can. */
export function SelectedSale({ items, onDone }: SelectedSaleProps) {
  const text = useText();
  const { integer } = useFormat();
  const [event, setEvent] = useState<SaleEvent>();
  const possible = (one: SaleEvent) => items.filter((item) => saleRefusal(item, one) === null);
  return (
    <>
      {saleEvents.map((one) => {
        const count = possible(one).length;
        return count === 0 ? null : (
          <Button key={one} size="sm" onClick={() => setEvent(one)}>
            {text(saleWords[one].many, { count: integer(count) })}
          </Button>
        );
      })}
      {event === undefined ? null : (
        <SaleDialog
          event={event}
          items={items}
          onClose={(done) => {
            setEvent(undefined);
            if (done) onDone();
          }}
        />
      )}
    </>
  );
}
