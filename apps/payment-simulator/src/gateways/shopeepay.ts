import {
  shopeepayGenuine,
  shopeepayHeader,
  shopeepayReturnSignature,
  shopeepaySignature,
} from '@hien/domain/payments';
import { type Answer, type Asked, json, nothing, silence } from '../http.ts';
import { keys } from '../keys.ts';
import { type Voice, pack, withFields } from '../order.ts';
import { type Refunds, refundFails, refundIsSilent } from '../refunds.ts';

const { clientId, secret } = keys.shopeepay;
/** Transactions by reference: a refund names the payment alone. */
const taken = new Map<string, string>();

export const shopeepayVoice: Voice = {
  okCode: '100',
  call(order, { code, amount, transaction, honest }) {
    taken.set(order.reference, transaction);
    const body = JSON.stringify({
      client_id: clientId,
      payment_reference_id: order.reference,
      amount: amount * 100,
      result_code: code,
      transaction_sn: transaction,
    });
    return {
      method: 'POST',
      url: order.callUrl,
      headers: {
        'content-type': 'application/json',
        [shopeepayHeader]: shopeepaySignature(body, honest ? secret : 'guessed'),
      },
      body,
    };
  },
  back(order, { code, amount, honest }) {
    const fields = {
      amount: String(amount * 100),
      client_id: clientId,
      reference_id: order.reference,
      result_code: code,
    };
    const signature = shopeepayReturnSignature(fields, honest ? secret : 'guessed');
    return withFields(order.returnUrl, { ...fields, signature });
  },
};

export function shopeepayApi(asked: Asked, origin: string, refunds: Refunds): Answer {
  if (!shopeepayGenuine(asked.body, asked.header(shopeepayHeader.toLowerCase()), secret))
    return json({ errcode: 2 });
  const fields = JSON.parse(asked.body) as Record<string, string | number>;
  const text = (name: string): string => String(fields[name] ?? '');
  const amount = Number(fields['amount']) / 100;
  if (asked.path === '/v3/merchant-host/order/create') {
    const returnUrl = text('return_url');
    const order = pack({
      reference: text('payment_reference_id'),
      amount,
      info: text('payment_reference_id'),
      returnUrl,
      // Registered in the merchant's console.
      callUrl: `${new URL(returnUrl).origin}/payments/ipn/shopeepay`,
      card: false,
    });
    return json({ errcode: 0, redirect_url_http: `${origin}/shopeepay/pay?order=${order}` });
  }
  if (asked.path === '/v3/merchant-host/transaction/check') {
    const found = refunds.find('shopeepay', text('reference_id'));
    if (found === null) return json({ errcode: 105 });
    const status = found.paid ? 3 : 4;
    return json({ errcode: 0, transaction: { status, transaction_sn: `SR${found.key}` } });
  }
  if (asked.path !== '/v3/merchant-host/refund/create') return nothing;
  const key = text('refund_reference_id');
  const reference = text('payment_reference_id');
  const payment = taken.get(reference) ?? '';
  const failed = refundFails(payment);
  if (refunds.find('shopeepay', key) === null)
    refunds.add({ gateway: 'shopeepay', key, reference, amount, paid: !failed });
  if (refundIsSilent(payment)) return silence;
  return json(failed ? { errcode: 105 } : { errcode: 0, transaction_sn: `SR${key}` });
}
