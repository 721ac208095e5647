import {
  type MomoCreate,
  momoCreateSignature,
  momoIpnSignature,
  momoRefundQuerySignature,
  momoRefundSignature,
} from '@hien/domain/payments';
import { type Answer, type Asked, json, nothing, silence } from '../http.ts';
import { keys } from '../keys.ts';
import { type PlayedOrder, type Said, type Voice, pack, withFields } from '../order.ts';
import { type Refunds, refundFails, refundIsSilent } from '../refunds.ts';

const { accessKey, partnerCode, secret } = keys.momo;

/** References by transaction: a refund names the transaction alone. */
const paid = new Map<string, string>();

const told = (order: PlayedOrder, { code, amount, transaction, honest }: Said) => {
  const fields = {
    amount,
    extraData: '',
    message: code === '0' ? 'Successful.' : 'Failed.',
    orderId: order.reference,
    orderInfo: order.info,
    orderType: 'momo_wallet',
    partnerCode,
    payType: 'qr',
    requestId: order.reference,
    responseTime: 1_772_784_000_000,
    resultCode: Number(code),
    transId: Number(transaction),
  };
  return {
    ...fields,
    signature: momoIpnSignature(fields, accessKey, honest ? secret : 'guessed'),
  };
};

export const momoVoice: Voice = {
  okCode: '0',
  call(order, said) {
    paid.set(said.transaction, order.reference);
    return {
      method: 'POST',
      url: order.callUrl,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told(order, said)),
    };
  },
  back: (order, said) => withFields(order.returnUrl, told(order, said)),
};

export function momoApi(asked: Asked, origin: string, refunds: Refunds): Answer {
  const fields = JSON.parse(asked.body || '{}') as Record<string, string | number>;
  if (asked.path === '/v2/gateway/api/create') {
    const values = { ...fields, accessKey } as unknown as MomoCreate;
    if (momoCreateSignature(values, secret) !== fields['signature'])
      return json({ resultCode: 11, message: 'Bad signature' });
    const order = pack({
      reference: String(fields['orderId']),
      amount: Number(fields['amount']),
      info: String(fields['orderInfo']),
      returnUrl: String(fields['redirectUrl']),
      callUrl: String(fields['ipnUrl']),
      card: false,
    });
    return json({ resultCode: 0, payUrl: `${origin}/momo/pay?order=${order}` });
  }
  if (asked.path === '/v2/gateway/api/refund/query') return momoQuery(fields, refunds);
  if (asked.path !== '/v2/gateway/api/refund') return nothing;
  const key = String(fields['requestId']);
  const signed = {
    accessKey,
    amount: fields['amount'] ?? 0,
    description: fields['description'] ?? '',
    orderId: fields['orderId'] ?? '',
    partnerCode,
    requestId: key,
    transId: fields['transId'] ?? 0,
  };
  if (momoRefundSignature(signed, secret) !== fields['signature']) return json({ resultCode: 11 });
  if (refunds.find('momo', key) !== null) return json({ resultCode: 41 });
  const payment = String(fields['transId']);
  const failed = refundFails(payment);
  refunds.add({
    gateway: 'momo',
    key,
    reference: paid.get(payment) ?? '',
    amount: Number(fields['amount']),
    paid: !failed,
  });
  if (refundIsSilent(payment)) return silence;
  return json(failed ? { resultCode: 1080 } : { resultCode: 0, transId: 4_000_000_001 });
}

function momoQuery(fields: Readonly<Record<string, string | number>>, refunds: Refunds): Answer {
  const reference = String(fields['orderId']);
  const signed = {
    accessKey,
    orderId: reference,
    partnerCode,
    requestId: String(fields['requestId']),
  };
  if (momoRefundQuerySignature(signed, secret) !== fields['signature'])
    return json({ resultCode: 11 });
  return json({
    resultCode: 0,
    refundTrans: refunds.of('momo', reference).map((one) => ({
      orderId: one.key,
      amount: one.amount,
      resultCode: one.paid ? 0 : 1080,
      transId: 4_000_000_001,
    })),
  });
}
