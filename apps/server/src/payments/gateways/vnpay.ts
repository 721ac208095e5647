import { vnpayBankCodes, vnpayResult } from '@hien/domain';
import {
  vnpayAmount,
  vnpayGenuine,
  vnpayInfo,
  vnpayPayUrl,
  vnpayQueryHash,
  vnpayRefundHash,
  vnpayTime,
} from '@hien/domain/payments';
import type { VnpaySettings } from '../settings.ts';
import {
  type GatewayClient,
  type GatewayMessage,
  GatewayUnavailable,
  type RefundAnswer,
  type RefundState,
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
        // The key of the refund.
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
      // 94: a request for this refund is in work already; what becomes of it is asked for later.
      if (code === '94') return { state: 'open' };
      if (unanswered.has(code)) throw new GatewayUnavailable();
      if (code !== '00') return { state: 'refused', code };
      return refundOf(answer, fields.vnp_RequestId);
    },
    async refundState(refund): Promise<RefundState> {
      const fields = {
        // Every question has a number of its own.
        vnp_RequestId: `${refund.key}Q${Math.floor(refund.at / 1000)}`,
        vnp_Version: '2.1.0',
        vnp_Command: 'querydr',
        vnp_TmnCode: terminal,
        vnp_TxnRef: refund.reference,
        vnp_TransactionDate: vnpayTime(refund.paidAt),
        vnp_CreateDate: vnpayTime(refund.at),
        vnp_IpAddr: '127.0.0.1',
        vnp_OrderInfo: vnpayInfo(`Truy van ${refund.reference}`),
      };
      const answer = await post(
        apiUrl,
        JSON.stringify({ ...fields, vnp_SecureHash: vnpayQueryHash(fields, secret) }),
      );
      const code = word(answer['vnp_ResponseCode']);
      if (code === '91') return { state: 'unknown' };
      if (code !== '00') throw new GatewayUnavailable();
      // It tells the newest transaction of the payment, which may be the payment or the refund of another line.
      const about =
        refundTypes.has(word(answer['vnp_TransactionType'])) &&
        word(answer['vnp_Amount']) === String(refund.amount * 100) &&
        !refund.otherProofs.includes(word(answer['vnp_TransactionNo']));
      return about ? refundOf(answer, refund.key) : { state: 'unknown' };
    },
  };
}

/** VNPay could not say; the refund may have been made. */
const unanswered = new Set(['', '98', '99']);

/** All of the payment, or a part of it. */
const refundTypes = new Set(['02', '03']);

/** 05 and 06: with VNPay, with the bank. 02 and 09: failed, rejected. */
function refundOf(answer: Readonly<Record<string, unknown>>, key: string): RefundAnswer {
  const status = word(answer['vnp_TransactionStatus']);
  if (status === '00' || status === '')
    return { state: 'refunded', proof: word(answer['vnp_TransactionNo']) || key };
  return status === '02' || status === '09'
    ? { state: 'refused', code: status }
    : { state: 'open' };
}

const bankCodeOf = (bankCode: string | undefined) => (bankCode === undefined ? {} : { bankCode });
