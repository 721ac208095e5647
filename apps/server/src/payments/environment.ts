import * as z from 'zod';
import {
  type GatewaySettings,
  type PaymentSettings,
  type RouteSet,
  routeSets,
} from './settings.ts';

/** The published addresses of both route sets. No variable leads anywhere else. */
const addresses = {
  live: {
    vnpayPay: 'https://pay.vnpay.vn/vpcpay.html',
    vnpayApi: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
    momo: 'https://payment.momo.vn',
    zalopay: 'https://openapi.zalopay.vn',
    shopeepay: 'https://api.wallet.airpay.vn',
  },
  sandbox: {
    vnpayPay: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
    vnpayApi: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
    momo: 'https://test-payment.momo.vn',
    zalopay: 'https://sb-openapi.zalopay.vn',
    shopeepay: 'https://api.uat.wallet.airpay.vn',
  },
} as const satisfies Record<RouteSet, Record<string, string>>;

const names = {
  vnpay: ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
  momo: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
  zalopay: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  shopeepay: [
    'SHOPEEPAY_CLIENT_ID',
    'SHOPEEPAY_SECRET',
    'SHOPEEPAY_MERCHANT_ID',
    'SHOPEEPAY_STORE_ID',
  ],
  vietqr: ['BANK_BIN', 'BANK_NAME', 'BANK_ACCOUNT', 'BANK_HOLDER', 'BANK_SECRET'],
} as const;

type Name = (typeof names)[keyof typeof names][number];
type Variable = Name | `SANDBOX_${Name}`;

const value = z.string().min(1).optional();
const every = Object.values(names).flat();

/** What merchant consoles hand out, for either route set. A gateway is on when all of its variables are set. */
export const paymentVariables = {
  PAYMENT_ROUTES: z.enum(routeSets).default('live'),
  ...(Object.fromEntries(
    [...every, ...every.map((name) => `SANDBOX_${name}` as const)].map((name) => [name, value]),
  ) as Record<Variable, typeof value>),
};

type Given = z.infer<z.ZodObject<typeof paymentVariables>>;

/** A gateway that is set in part would look as if it were off by choice. @throws {Error} naming what is missing. */
export function paymentSettings(given: Given): PaymentSettings {
  const routes = given.PAYMENT_ROUTES;
  const at = addresses[routes];
  const keys = <Wanted extends readonly Name[]>(wanted: Wanted) =>
    whole(given, routes === 'live' ? '' : 'SANDBOX_', wanted);
  const vnpay = keys(names.vnpay);
  const momo = keys(names.momo);
  const zalopay = keys(names.zalopay);
  const shopeepay = keys(names.shopeepay);
  const bank = keys(names.vietqr);
  const gateways: GatewaySettings = {
    vnpay: vnpay && {
      payUrl: at.vnpayPay,
      apiUrl: at.vnpayApi,
      terminal: vnpay.VNPAY_TMN_CODE,
      secret: vnpay.VNPAY_HASH_SECRET,
    },
    momo: momo && {
      apiUrl: at.momo,
      partnerCode: momo.MOMO_PARTNER_CODE,
      accessKey: momo.MOMO_ACCESS_KEY,
      secret: momo.MOMO_SECRET_KEY,
    },
    zalopay: zalopay && {
      apiUrl: at.zalopay,
      appId: appNumber(zalopay.ZALOPAY_APP_ID),
      key1: zalopay.ZALOPAY_KEY1,
      key2: zalopay.ZALOPAY_KEY2,
    },
    shopeepay: shopeepay && {
      apiUrl: at.shopeepay,
      clientId: shopeepay.SHOPEEPAY_CLIENT_ID,
      secret: shopeepay.SHOPEEPAY_SECRET,
      merchant: shopeepay.SHOPEEPAY_MERCHANT_ID,
      store: shopeepay.SHOPEEPAY_STORE_ID,
    },
    vietqr: bank && {
      bin: bank.BANK_BIN,
      bank: bank.BANK_NAME,
      account: bank.BANK_ACCOUNT,
      holder: bank.BANK_HOLDER,
      secret: bank.BANK_SECRET,
    },
  };
  return { routes, gateways, simulator: null };
}

function whole<Wanted extends Name>(
  given: Given,
  prefix: '' | 'SANDBOX_',
  wanted: readonly Wanted[],
): Record<Wanted, string> | null {
  const found = wanted.map((name) => given[`${prefix}${name}`]);
  if (found.every((one) => one === undefined)) return null;
  const missing = wanted.find((_, index) => found[index] === undefined);
  if (missing !== undefined)
    throw new Error(
      `${prefix}${missing}: is needed with ${wanted.filter((name) => name !== missing).join(', ')}`,
    );
  return Object.fromEntries(wanted.map((name, index) => [name, found[index]])) as Record<
    Wanted,
    string
  >;
}

function appNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error('ZALOPAY_APP_ID: is a number');
  return Number(text);
}
