import {
  zalopayCallbackMac,
  zalopayCreateMac,
  zalopayRefundMac,
  zalopayReturnChecksum,
} from '@hien/domain/payments';
import { type Answer, type Asked, json, nothing, silence } from '../http.ts';
import { keys } from '../keys.ts';
import { type PlayedOrder, type Said, type Voice, pack, withFields } from '../order.ts';
import { type Refunds, refundFails, refundIsSilent } from '../refunds.ts';

const { appId, key1, key2 } = keys.zalopay;

export const zalopayVoice: Voice = {
  okCode: '1',
  call(order, { code, amount, transaction, honest }) {
    // ZaloPay calls about money alone.
    if (code !== '1') return null;
    const data = JSON.stringify({
      app_id: appId,
      app_trans_id: order.reference,
      amount,
      zp_trans_id: Number(transaction),
      embed_data: '{}',
      item: '[]',
    });
    const mac = zalopayCallbackMac(data, honest ? key2 : 'guessed');
    return {
      method: 'POST',
      url: order.callUrl,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, mac, type: 1 }),
    };
  },
  back(order: PlayedOrder, { code, amount, honest }: Said) {
    const fields = {
      appid: String(appId),
      apptransid: order.reference,
      pmcid: '38',
      bankcode: '',
      amount: String(amount),
      discountamount: '0',
      status: code,
    };
    const checksum = zalopayReturnChecksum(fields, honest ? key2 : 'guessed');
    return withFields(order.returnUrl, { ...fields, checksum });
  },
};

export function zalopayApi(asked: Asked, origin: string, refunds: Refunds): Answer {
  const fields = JSON.parse(asked.body || '{}') as Record<string, string | number>;
  const text = (name: string): string => String(fields[name] ?? '');
  if (asked.path === '/v2/create') {
    const order = {
      appId,
      appTransId: text('app_trans_id'),
      appUser: text('app_user'),
      amount: Number(fields['amount']),
      appTime: Number(fields['app_time']),
      embedData: text('embed_data'),
      item: text('item'),
    };
    if (zalopayCreateMac(order, key1) !== fields['mac']) return json({ return_code: 2 });
    const { redirecturl } = JSON.parse(order.embedData) as { redirecturl: string };
    const packed = pack({
      reference: order.appTransId,
      amount: order.amount,
      info: text('description'),
      returnUrl: redirecturl,
      callUrl: text('callback_url'),
      card: false,
    });
    return json({ return_code: 1, order_url: `${origin}/zalopay/pay?order=${packed}` });
  }
  const key = text('m_refund_id');
  const known = refunds.find('zalopay', key);
  if (asked.path === '/v2/query_refund')
    return json(
      known === null
        ? { return_code: 2, sub_return_code: -101 }
        : known.paid
          ? { return_code: 1, refund_id: 77 }
          : { return_code: 2, sub_return_code: -13 },
    );
  if (asked.path !== '/v2/refund') return nothing;
  const refund = {
    appId,
    zpTransId: text('zp_trans_id'),
    amount: Number(fields['amount']),
    description: text('description'),
    timestamp: Number(fields['timestamp']),
  };
  if (zalopayRefundMac(refund, key1) !== fields['mac'] || known !== null)
    return json({ return_code: 2, sub_return_code: known === null ? -401 : -24 });
  const failed = refundFails(refund.zpTransId);
  // It names the transaction alone, and is asked for by its own number.
  refunds.add({
    gateway: 'zalopay',
    key,
    reference: refund.zpTransId,
    amount: refund.amount,
    paid: !failed,
  });
  if (refundIsSilent(refund.zpTransId)) return silence;
  return json(
    failed ? { return_code: 2, sub_return_code: -13 } : { return_code: 1, refund_id: 77 },
  );
}
