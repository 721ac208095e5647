import type { PaymentSettings } from '@hien/server/payments';

/** The shop's, at every gateway. */
export const keys = {
  vnpay: { terminal: 'SIMULATED', secret: 'simulated-vnpay-secret' },
  momo: {
    partnerCode: 'SIMULATED',
    accessKey: 'simulated-momo-access',
    secret: 'simulated-momo-secret',
  },
  zalopay: { appId: 2553, key1: 'simulated-zalopay-key1', key2: 'simulated-zalopay-key2' },
  shopeepay: {
    clientId: 'simulated-shopeepay',
    secret: 'simulated-shopeepay-secret',
    merchant: 'hien',
    store: 'hien-1',
  },
  vietqr: {
    bin: '970436',
    bank: 'Vietcombank',
    account: '0123456789',
    holder: 'CONG TY CO PHAN HIEN',
    secret: 'simulated-bank-secret',
  },
} as const;

/** As the merchant consoles would hand them out. */
export function settingsAt(origin: string): PaymentSettings {
  return {
    routes: 'live',
    gateways: {
      vnpay: {
        ...keys.vnpay,
        payUrl: `${origin}/vnpay/vpcpay.html`,
        apiUrl: `${origin}/vnpay/transaction`,
      },
      momo: { ...keys.momo, apiUrl: `${origin}/momo` },
      zalopay: { ...keys.zalopay, apiUrl: `${origin}/zalopay` },
      shopeepay: { ...keys.shopeepay, apiUrl: `${origin}/shopeepay` },
      vietqr: keys.vietqr,
    },
    simulator: { bankUrl: `${origin}/bank` },
  };
}
