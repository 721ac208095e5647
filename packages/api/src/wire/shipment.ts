import { type Shipment, trackingUrl } from '@hien/domain';
import type { OrderShipment } from '../types.ts';

/** A parcel with the carrier's page about it. */
export function wireShipment(shipment: Shipment | null): OrderShipment | null {
  if (shipment === null) return null;
  if (shipment.kind === 'self') return { kind: 'self', carrier: null, tracking: null, url: null };
  const { carrier, tracking } = shipment;
  return { kind: 'carrier', carrier, tracking, url: trackingUrl(carrier, tracking) };
}
