import type { PaymentResult } from '@hien/domain';
import {
  vnpayInfo,
  zalopayCreateMac,
  zalopayGenuine,
  zalopayRefundId,
  zalopayRefundMac,
  zalopayRefundQueryMac,
  zalopayReturnGenuine,
  zalopayTransId,
} from '@hien/domain/payments';
import type { ZalopaySettings } from '../settings.ts';
import {
  type GatewayClient,
  GatewayUnavailable,
  type RefundAnswer,
  fieldsOf,
  pageOf,
  post,
  word,
  wholeDong,
} from './gateway.ts';

/** What stands as `status` in the address the browser comes back to. Failures are never called. */
const results: Readonly<Record<string, PaymentResult>> = {
  '1': 'ok',
  '-49': 'cancelled',
  '-54': 'expired',
  '-63': 'no-balance',
};

/** A refund of this number is known there already. */
const knownCodes = new Set(['-24', '-68']);

/** Asked for a refund that ZaloPay does not know: the code alone, or "not found". */
const unknownCodes = new Set(['2', '-101']);

/** ZaloPay v2. */
export function zalopay({ apiUrl, appId, key1, key2 }: ZalopaySettings): GatewayClient {
  const refundOf = (answer: Readonly<Record<string, unknown>>, id: string): RefundAnswer => {
    const code = word(answer['return_code']);
    if (code === '1') return { state: 'refunded', proof: word(answer['refund_id']) || id };
    const reason = word(answer['sub_return_code']);
    if (code === '3' || knownCodes.has(reason)) return { state: 'open' };
    if (code === '') throw new GatewayUnavailable();
    return { state: 'refused', code: reason || code };
  };
  return {
    // The order's day stands in front already; it has to be the day of the call.
    reference: (number, nth, at) =>
      zalopayTransId(at, `${number.replace(/[^A-Za-z0-9]/g, '')}_${nth}`),
    async start(payment) {
      const order = {
        appId,
        appTransId: payment.reference,
        appUser: `user_${payment.userId}`,
        amount: payment.amount,
        appTime: payment.createdAt,
        embedData: JSON.stringify({ redirecturl: payment.returnUrl }),
        item: '[]',
      };
      const answer = await post(
        `${apiUrl}/v2/create`,
        JSON.stringify({
          app_id: appId,
          app_trans_id: order.appTransId,
          app_user: order.appUser,
          app_time: order.appTime,
          amount: order.amount,
          item: order.item,
          embed_data: order.embedData,
          description: vnpayInfo(payment.info),
          bank_code: 'zalopayapp',
          callback_url: payment.callUrl,
          expire_duration_seconds: Math.round((payment.expiresAt - payment.createdAt) / 1000),
          mac: zalopayCreateMac(order, key1),
        }),
      );
      if (word(answer['return_code']) !== '1') throw new GatewayUnavailable();
      return pageOf(answer['order_url']);
    },
    readCall({ body }) {
      const { data, mac } = fieldsOf(body);
      const signed = typeof data === 'string' ? data : '';
      const told = fieldsOf(signed);
      return {
        genuine: zalopayGenuine(signed, word(mac), key2) && word(told['app_id']) === String(appId),
        reference: word(told['app_trans_id']),
        // It calls for money that arrived, and for nothing else.
        paid: true,
        open: false,
        amount: wholeDong(told['amount']),
        transaction: word(told['zp_trans_id']),
        code: '1',
        result: 'ok',
      };
    },
    readReturn(fields) {
      const code = fields['status'] ?? '';
      return {
        genuine: zalopayReturnGenuine(fields, key2) && fields['appid'] === String(appId),
        reference: fields['apptransid'] ?? '',
        paid: code === '1',
        open: false,
        amount: wholeDong(fields['amount']),
        transaction: '',
        code,
        result: results[code] ?? 'other',
      };
    },
    async refund(refund) {
      const id = zalopayRefundId(refund.createdAt, appId, refund.key);
      const asked = {
        appId,
        zpTransId: refund.transaction,
        amount: refund.amount,
        description: `Hoan tien ${refund.reference}`,
        timestamp: refund.at,
      };
      const answer = await post(
        `${apiUrl}/v2/refund`,
        JSON.stringify({
          app_id: appId,
          m_refund_id: id,
          zp_trans_id: asked.zpTransId,
          amount: asked.amount,
          timestamp: asked.timestamp,
          description: asked.description,
          mac: zalopayRefundMac(asked, key1),
        }),
      );
      return refundOf(answer, id);
    },
    async refundState(refund) {
      const id = zalopayRefundId(refund.createdAt, appId, refund.key);
      const answer = await post(
        `${apiUrl}/v2/query_refund`,
        JSON.stringify({
          app_id: appId,
          m_refund_id: id,
          timestamp: refund.at,
          mac: zalopayRefundQueryMac(appId, id, refund.at, key1),
        }),
      );
      const known = refundOf(answer, id);
      return known.state === 'refused' && unknownCodes.has(known.code)
        ? { state: 'unknown' }
        : known;
    },
  };
}
