import { vnpayBankCodes, vnpayResult } from '@hien/domain';
import {
  vnpayAmount,
  vnpayGenuine,
  vnpayInfo,
  vnpayPayUrl,
  vnpayRefundHash,
  vnpayTime,
} from '@hien/domain/payments';
import type { VnpaySettings } from '../settings.ts';
import {
  type GatewayClient,
  type GatewayMessage,
  GatewayUnavailable,
  type RefundAnswer,
  post,
  word,
} from './gateway.ts';

/** VNPay 2.1.0: cards, domestic accounts, VNPAY-QR, instalments. */
export function vnpay({ payUrl, apiUrl, terminal, secret }: VnpaySettings): GatewayClient {
  const read = (fields: Readonly<Record<string, string>>): GatewayMessage => {
    const code = fields['vnp_ResponseCode'] ?? '';
    const status = fields['vnp_TransactionStatus'] ?? code;
    return {
      // Of this shop: the signature of another terminal with the same secret is nobody's.
      genuine: vnpayGenuine(fields, secret) && fields['vnp_TmnCode'] === terminal,
      reference: fields['vnp_TxnRef'] ?? '',
      paid: code === '00' && status === '00',
      open: false,
      amount: vnpayAmount(fields),
      transaction: fields['vnp_TransactionNo'] ?? '',
      code: code === '00' ? status : code,
      result: vnpayResult(code === '00' ? status : code),
    };
  };
  return {
    reference: (number, nth) => `${number}-${nth}`,
    start: async ({ method, ...payment }) =>
      vnpayPayUrl(payUrl, { ...payment, terminal, ...bankCodeOf(vnpayBankCodes[method]) }, secret),
    readCall: ({ query }) => read(query),
    readReturn: read,
    async refund(refund): Promise<RefundAnswer> {
      const fields = {
        // The key of the refund: VNPay answers 94 to one it has already.
        vnp_RequestId: refund.key,
        vnp_Version: '2.1.0',
        vnp_Command: 'refund',
        vnp_TmnCode: terminal,
        vnp_TransactionType: refund.amount === refund.paidAmount ? '02' : '03',
        vnp_TxnRef: refund.reference,
        vnp_Amount: String(refund.amount * 100),
        vnp_TransactionNo: refund.transaction,
        vnp_TransactionDate: vnpayTime(refund.paidAt),
        vnp_CreateBy: 'hien',
        vnp_CreateDate: vnpayTime(refund.at),
        vnp_IpAddr: '127.0.0.1',
        vnp_OrderInfo: vnpayInfo(`Hoan tien ${refund.reference}`),
      };
      const answer = await post(
        apiUrl,
        JSON.stringify({ ...fields, vnp_SecureHash: vnpayRefundHash(fields, secret) }),
      );
      const code = word(answer['vnp_ResponseCode']);
      if (code === '00' || code === '94')
        return {
          state: 'refunded',
          proof: word(answer['vnp_TransactionNo']) || fields.vnp_RequestId,
        };
      if (code === '98' || code === '99' || code === '') throw new GatewayUnavailable();
      return { state: 'refused', code };
    },
  };
}

const bankCodeOf = (bankCode: string | undefined) => (bankCode === undefined ? {} : { bankCode });
