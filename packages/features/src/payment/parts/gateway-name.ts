import { type PaymentMethod, gatewayOf } from '@hien/domain';

const names = {
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  shopeepay: 'ShopeePay',
  vietqr: 'VietQR',
} as const;

/** The proper name of the gateway a method goes to. */
export function gatewayName(method: PaymentMethod): string {
  const gateway = gatewayOf[method];
  return gateway === null ? '' : names[gateway];
}
