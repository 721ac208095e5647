import {
  type Gateway,
  type PaymentMethod,
  type PaymentPurpose,
  gatewayOf,
  methodsFor,
} from '@hien/domain';
import type { GatewaySettings, PaymentSettings } from '../settings.ts';
import type { GatewayClient } from './gateway.ts';
import { momo } from './momo.ts';
import { shopeepay } from './shopeepay.ts';
import { vietqr } from './vietqr.ts';
import { vnpay } from './vnpay.ts';
import { zalopay } from './zalopay.ts';

export type GatewayClients = Readonly<Record<Gateway, GatewayClient | null>>;

/** The gateways this server can use; null where one is not configured. */
export function gatewaysOf(settings: GatewaySettings): GatewayClients {
  return {
    vnpay: settings.vnpay && vnpay(settings.vnpay),
    momo: settings.momo && momo(settings.momo),
    zalopay: settings.zalopay && zalopay(settings.zalopay),
    shopeepay: settings.shopeepay && shopeepay(settings.shopeepay),
    vietqr: settings.vietqr && vietqr(settings.vietqr),
  };
}

/** The methods that can be offered for a sum: the domain's, as far as their gateways are configured. */
export function offeredMethods(
  { gateways }: PaymentSettings,
  purpose: PaymentPurpose,
  amount: number,
): PaymentMethod[] {
  return methodsFor(purpose, amount).filter((method) => {
    const gateway = gatewayOf[method];
    return gateway === null || gateways[gateway] !== null;
  });
}
