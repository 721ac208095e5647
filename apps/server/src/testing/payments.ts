import type { PaymentSettings } from '../payments/settings.ts';

/** Every gateway with keys of tests, at addresses of one machine. */
export function paymentsAt(origin: string): PaymentSettings {
  return {
    routes: 'live',
    gateways: {
      vnpay: {
        payUrl: `${origin}/vnpay/vpcpay.html`,
        apiUrl: `${origin}/vnpay/transaction`,
        terminal: 'TESTTMN1',
        secret: 'test-vnpay-secret',
      },
      momo: {
        apiUrl: `${origin}/momo`,
        partnerCode: 'TESTMOMO',
        accessKey: 'test-momo-access',
        secret: 'test-momo-secret',
      },
      zalopay: {
        apiUrl: `${origin}/zalopay`,
        appId: 2553,
        key1: 'test-zalopay-key1',
        key2: 'test-zalopay-key2',
      },
      shopeepay: {
        apiUrl: `${origin}/shopeepay`,
        clientId: 'test-shopeepay',
        secret: 'test-shopeepay-secret',
        merchant: 'hien',
        store: 'hien-1',
      },
      vietqr: {
        bin: '970436',
        bank: 'Vietcombank',
        account: '0123456789',
        holder: 'CONG TY CO PHAN HIEN',
        secret: 'test-bank-secret',
      },
    },
    simulator: null,
  };
}
