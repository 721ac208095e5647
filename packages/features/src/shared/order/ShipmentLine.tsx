import type { OrderShipment } from '@hien/api';
import { CopyButton, Link } from '@hien/ui';
import { Truck } from 'lucide-react';
import { useText } from '../i18n/useText.ts';
import * as s from './order.css.ts';

/** A parcel: whose carrier, which number, and the carrier's page about it. */
export function ShipmentLine({ label, shipment }: { label: string; shipment: OrderShipment }) {
  const text = useText();
  const { tracking, url } = shipment;
  return (
    <p className={s.shipment}>
      <Truck size={18} strokeWidth={1.75} className={s.icon} aria-hidden />
      <span className={s.shipmentWords}>
        <span className={s.shipmentLabel}>{label}</span>
        {shipment.kind === 'self' ? (
          text('orders.shipment.self')
        ) : (
          <>
            {shipment.carrier}{' '}
            {tracking === null ? null : url === null ? (
              <span className={s.number}>{tracking}</span>
            ) : (
              <Link href={url} newTabLabel={text('orders.new-tab')}>
                <span className={s.number}>{tracking}</span>
              </Link>
            )}
          </>
        )}
      </span>
      {tracking === null ? null : (
        <CopyButton
          value={tracking}
          variant="quiet"
          labels={{
            copy: text('orders.copy'),
            copied: text('orders.copied'),
            failed: text('orders.copy.failed'),
            byHand: text('orders.copy.by-hand'),
          }}
        />
      )}
    </p>
  );
}
