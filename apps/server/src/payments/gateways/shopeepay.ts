import type { PaymentResult } from '@hien/domain';
import {
  shopeepayGenuine,
  shopeepayHeader,
  shopeepayReturnGenuine,
  shopeepaySignature,
  vnpayInfo,
} from '@hien/domain/payments';
import type { ShopeepaySettings } from '../settings.ts';
import {
  type GatewayClient,
  GatewayUnavailable,
  fieldsOf,
  pageOf,
  post,
  word,
  wholeDong,
} from './gateway.ts';

const results: Readonly<Record<string, PaymentResult>> = {
  '100': 'ok',
  '200': 'processing',
  '201': 'cancelled',
  '202': 'other',
  '203': 'expired',
  '204': 'processing',
};

/** Amounts travel in hundredths (to be confirmed with the partner's papers, as the rest of 3.4's row). */
const hundredths = 100;

/** `transaction/check`: what kind is asked for, and the code for one that is not there. */
const refundType = 15;
const notFound = '105';

const dong = (value: unknown): number | null => {
  const amount = wholeDong(value);
  return amount !== null && amount % hundredths === 0 ? amount / hundredths : null;
};

export function shopeepay(settings: ShopeepaySettings): GatewayClient {
  const { apiUrl, clientId, secret, merchant, store } = settings;
  const ask = (path: string, fields: object) => {
    const body = JSON.stringify(fields);
    return post(`${apiUrl}/v3/merchant-host${path}`, body, {
      'X-Airpay-ClientId': clientId,
      [shopeepayHeader]: shopeepaySignature(body, secret),
    });
  };
  return {
    reference: (number, nth) => `${number}-${nth}`,
    async start(payment) {
      const answer = await ask('/order/create', {
        request_id: payment.reference,
        payment_reference_id: payment.reference,
        merchant_ext_id: merchant,
        store_ext_id: store,
        amount: payment.amount * hundredths,
        currency: 'VND',
        return_url: payment.returnUrl,
        platform_type: 'mweb',
        validity_period: Math.round((payment.expiresAt - payment.createdAt) / 1000),
        additional_info: JSON.stringify({ description: vnpayInfo(payment.info) }),
      });
      if (word(answer['errcode']) !== '0') throw new GatewayUnavailable();
      return pageOf(answer['redirect_url_http']);
    },
    readCall({ body, header }) {
      const told = fieldsOf(body);
      const code = word(told['result_code']);
      const result = results[code] ?? 'other';
      return {
        genuine:
          shopeepayGenuine(body, header(shopeepayHeader), secret) &&
          word(told['client_id']) === clientId,
        reference: word(told['payment_reference_id']),
        paid: result === 'ok',
        open: result === 'processing',
        amount: dong(told['amount']),
        transaction: word(told['transaction_sn']),
        code,
        result,
      };
    },
    readReturn(fields) {
      const code = fields['result_code'] ?? '';
      const result = results[code] ?? 'other';
      return {
        genuine: shopeepayReturnGenuine(fields, secret) && fields['client_id'] === clientId,
        reference: fields['reference_id'] ?? '',
        paid: result === 'ok',
        open: result === 'processing',
        amount: dong(fields['amount']),
        transaction: '',
        code,
        result,
      };
    },
    async refund(refund) {
      const key = refund.key;
      const answer = await ask('/refund/create', {
        request_id: key,
        payment_reference_id: refund.reference,
        // The key of the refund: the same one again is the same refund.
        refund_reference_id: key,
        merchant_ext_id: merchant,
        store_ext_id: store,
        amount: refund.amount * hundredths,
      });
      const code = word(answer['errcode']);
      if (code === '0') return { state: 'refunded', proof: word(answer['transaction_sn']) || key };
      if (code === '') throw new GatewayUnavailable();
      return { state: 'refused', code };
    },
    async refundState(refund) {
      const answer = await ask('/transaction/check', {
        request_id: `${refund.key}Q${refund.at}`,
        reference_id: refund.key,
        transaction_type: refundType,
        merchant_ext_id: merchant,
        store_ext_id: store,
        amount: refund.amount * hundredths,
      });
      const code = word(answer['errcode']);
      if (code === notFound) return { state: 'unknown' };
      const found = answer['transaction'];
      if (code !== '0' || typeof found !== 'object' || found === null)
        throw new GatewayUnavailable();
      const told: Readonly<Record<string, unknown>> = { ...found };
      const status = word(told['status']);
      if (status === '3')
        return { state: 'refunded', proof: word(told['transaction_sn']) || refund.key };
      return status === '4' ? { state: 'refused', code: status } : { state: 'open' };
    },
  };
}
