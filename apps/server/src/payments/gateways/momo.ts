import { momoResult } from '@hien/domain';
import {
  type MomoIpn,
  momoCreateSignature,
  momoGenuine,
  momoIpnFields,
  momoRefundQuerySignature,
  momoRefundSignature,
  vnpayInfo,
} from '@hien/domain/payments';
import type { MomoSettings } from '../settings.ts';
import {
  type GatewayClient,
  type GatewayMessage,
  GatewayUnavailable,
  type RefundAnswer,
  fieldsOf,
  pageOf,
  post,
  word,
  wholeDong,
} from './gateway.ts';

/** MoMo v2, `captureWallet`. Its codes for "not yet". */
const openCodes = new Set(['7000', '7002']);

/** A request of this number is known (40, 41) or in work (43): what becomes of it is asked for later. */
const knownCodes = new Set(['40', '41', '43']);

/** MoMo could not say. */
const unanswered = new Set(['', '10', '99']);

function refundOf(answer: Readonly<Record<string, unknown>>, key: string): RefundAnswer {
  const code = word(answer['resultCode']);
  if (code === '0') return { state: 'refunded', proof: word(answer['transId']) || key };
  if (openCodes.has(code) || knownCodes.has(code)) return { state: 'open' };
  if (unanswered.has(code)) throw new GatewayUnavailable();
  return { state: 'refused', code };
}

export function momo({ apiUrl, partnerCode, accessKey, secret }: MomoSettings): GatewayClient {
  const read = (fields: Readonly<Record<string, unknown>>): GatewayMessage => {
    const told = Object.fromEntries(
      momoIpnFields
        .filter((name) => name !== 'accessKey')
        .map((name) => [name, word(fields[name])]),
    ) as MomoIpn;
    const code = word(fields['resultCode']);
    const result = momoResult(code);
    return {
      genuine:
        momoGenuine(told, word(fields['signature']), accessKey, secret) &&
        word(fields['partnerCode']) === partnerCode,
      reference: word(fields['orderId']),
      paid: result === 'ok',
      open: openCodes.has(code),
      amount: wholeDong(fields['amount']),
      transaction: word(fields['transId']),
      code,
      result,
    };
  };
  return {
    reference: (number, nth) => `${number}-${nth}`,
    async start(payment) {
      const values = {
        accessKey,
        amount: payment.amount,
        extraData: '',
        ipnUrl: payment.callUrl,
        orderId: payment.reference,
        orderInfo: vnpayInfo(payment.info),
        partnerCode,
        redirectUrl: payment.returnUrl,
        requestId: payment.reference,
        requestType: 'captureWallet',
      } as const;
      const { accessKey: _ours, ...sent } = values;
      const answer = await post(
        `${apiUrl}/v2/gateway/api/create`,
        JSON.stringify({
          ...sent,
          lang: payment.language === 'vi' ? 'vi' : 'en',
          signature: momoCreateSignature(values, secret),
        }),
      );
      if (word(answer['resultCode']) !== '0') throw new GatewayUnavailable();
      return pageOf(answer['payUrl']);
    },
    readCall: ({ body }) => read(fieldsOf(body)),
    readReturn: read,
    async refund(refund) {
      const key = refund.key;
      const values = {
        accessKey,
        amount: refund.amount,
        description: `Hoan tien ${refund.reference}`,
        orderId: key,
        partnerCode,
        requestId: key,
        transId: refund.transaction,
      };
      const { accessKey: _ours, ...sent } = values;
      const answer = await post(
        `${apiUrl}/v2/gateway/api/refund`,
        JSON.stringify({
          ...sent,
          // On the wire it is a number; in the signature it reads the same.
          transId: Number(refund.transaction),
          lang: 'vi',
          signature: momoRefundSignature(values, secret),
        }),
      );
      return refundOf(answer, key);
    },
    async refundState(refund) {
      const values = {
        accessKey,
        orderId: refund.reference,
        partnerCode,
        requestId: `${refund.key}Q${refund.at}`,
      };
      const { accessKey: _ours, ...sent } = values;
      const answer = await post(
        `${apiUrl}/v2/gateway/api/refund/query`,
        JSON.stringify({
          ...sent,
          lang: 'vi',
          signature: momoRefundQuerySignature(values, secret),
        }),
      );
      const refunds: readonly unknown[] = Array.isArray(answer['refundTrans'])
        ? answer['refundTrans']
        : [];
      const ours = refunds
        .map((one) => (typeof one === 'object' && one !== null ? { ...one } : {}))
        .find((one: Record<string, unknown>) => word(one['orderId']) === refund.key);
      if (ours !== undefined) return refundOf(ours, refund.key);
      if (word(answer['resultCode']) !== '0') throw new GatewayUnavailable();
      return { state: 'unknown' };
    },
  };
}
