import {
  vnpayAmount,
  vnpayGenuine,
  vnpayHash,
  vnpayQueryHash,
  vnpayRefundHash,
} from '@hien/domain/payments';
import { type Answer, type Asked, json, silence } from '../http.ts';
import { keys } from '../keys.ts';
import { type PlayedOrder, type Said, type Voice, withFields } from '../order.ts';
import { type Refunds, refundFails, refundIsSilent } from '../refunds.ts';

const { terminal, secret } = keys.vnpay;

/** What the shop's address asks for; null when its signature is not the shop's. */
export function vnpayOrder(query: URLSearchParams): PlayedOrder | null {
  const fields = Object.fromEntries([...query].filter(([name]) => name.startsWith('vnp_')));
  const returnUrl = fields['vnp_ReturnUrl'] ?? '';
  if (!vnpayGenuine(fields, secret) || !URL.canParse(returnUrl)) return null;
  return {
    reference: fields['vnp_TxnRef'] ?? '',
    amount: vnpayAmount(fields) ?? 0,
    info: fields['vnp_OrderInfo'] ?? '',
    returnUrl,
    // Registered in the merchant's console.
    callUrl: `${new URL(returnUrl).origin}/payments/ipn/vnpay`,
    card: fields['vnp_BankCode'] === 'INTCARD',
  };
}

const told = (order: PlayedOrder, { code, amount, transaction, honest }: Said) => {
  const fields = {
    vnp_Amount: String(amount * 100),
    vnp_BankCode: order.card ? 'VISA' : 'NCB',
    vnp_CardType: order.card ? 'VISA' : 'ATM',
    vnp_OrderInfo: order.info,
    vnp_ResponseCode: code,
    vnp_TmnCode: terminal,
    vnp_TransactionNo: code === '00' || code === '07' ? transaction : '0',
    vnp_TransactionStatus: code === '00' ? '00' : code === '07' ? '07' : '02',
    vnp_TxnRef: order.reference,
  };
  return { ...fields, vnp_SecureHash: vnpayHash(fields, honest ? secret : 'guessed') };
};

export const vnpayVoice: Voice = {
  okCode: '00',
  call: (order, said) => ({ method: 'GET', url: withFields(order.callUrl, told(order, said)) }),
  back: (order, said) => withFields(order.returnUrl, told(order, said)),
};

export function vnpayApi(asked: Asked, refunds: Refunds): Answer {
  const fields = JSON.parse(asked.body || '{}') as Record<string, string>;
  if (fields['vnp_Command'] === 'querydr') return vnpayQuery(fields, refunds);
  const key = fields['vnp_RequestId'] ?? '';
  const amount = Number(fields['vnp_Amount']) / 100;
  const answer = (code: string) =>
    json({
      vnp_ResponseCode: code,
      vnp_TransactionNo: `RF${key}`,
      vnp_TxnRef: fields['vnp_TxnRef'],
    });
  if (vnpayRefundHash(fields, secret) !== fields['vnp_SecureHash']) return answer('97');
  if (refunds.find('vnpay', key) !== null) return answer('94');
  const payment = fields['vnp_TransactionNo'] ?? '';
  const failed = refundFails(payment);
  const reference = fields['vnp_TxnRef'] ?? '';
  refunds.add({ gateway: 'vnpay', key, reference, amount, paid: !failed });
  return refundIsSilent(payment) ? silence : answer(failed ? '95' : '00');
}

/** Tells the newest transaction of a payment: its last refund, or the payment itself. */
function vnpayQuery(fields: Record<string, string>, refunds: Refunds): Answer {
  if (vnpayQueryHash(fields, secret) !== fields['vnp_SecureHash'])
    return json({ vnp_ResponseCode: '97' });
  const newest = refunds.of('vnpay', fields['vnp_TxnRef'] ?? '').at(-1);
  return json({
    vnp_ResponseCode: '00',
    vnp_TxnRef: fields['vnp_TxnRef'],
    ...(newest === undefined
      ? { vnp_TransactionType: '01', vnp_TransactionStatus: '00' }
      : {
          vnp_TransactionType: '03',
          vnp_TransactionStatus: newest.paid ? '00' : '09',
          vnp_TransactionNo: `RF${newest.key}`,
          vnp_Amount: String(newest.amount * 100),
        }),
  });
}
