import type { PaymentMethod } from '@hien/domain';
import { expect, test } from 'vitest';
import { paymentsAt } from '../../testing/payments.ts';
import { gatewaysOf, offeredMethods } from './all.ts';

const settings = paymentsAt('http://127.0.0.1:9');
const none = { vnpay: null, momo: null, zalopay: null, shopeepay: null, vietqr: null };
type Gateways = typeof settings.gateways;
test.each<[Partial<Gateways>, PaymentMethod[]]>([
  [settings.gateways, ['VA', 'IC', 'QR', 'DC', 'EW-MOMO', 'EW-ZALO', 'EW-SHOPEE', 'IS', 'COD']],
  [{ vnpay: settings.gateways.vnpay }, ['IC', 'QR', 'DC', 'IS', 'COD']],
  [{ momo: settings.gateways.momo }, ['EW-MOMO', 'COD']],
  [{ vietqr: settings.gateways.vietqr }, ['VA', 'COD']],
  [{}, ['COD']],
])('what is set is offered', (set, methods) => {
  const gateways = { ...none, ...set };
  const offered = offeredMethods({ ...settings, gateways }, 'shop', 50_000_000);
  expect(offered.toSorted()).toEqual(methods.toSorted());
  const clientsOfSet = gatewaysOf(gateways);
  for (const name of Object.keys(none) as (keyof typeof none)[])
    expect(clientsOfSet[name] === null).toBe(set[name] === undefined);
});
