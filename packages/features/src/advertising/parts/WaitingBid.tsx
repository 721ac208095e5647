import { type BidOrder, cancelBidOrder } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ToPay } from './ToPay.tsx';

/** A bid that counts once its money is here: pay it, or let it go. */
export function WaitingBid({ order }: { order: BidOrder }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const cancel = useSend(cancelBidOrder, { about: order.id });
  const { number, groupId: id, method: payType } = order;
  return (
    <ToPay
      title={text('ad.bids.waiting.title', { number })}
      href={paths.payment.to(language, { type: 'auction', id, payType })}
      onDrop={() => cancel.send({ id: order.id })}
    >
      {text('ad.bids.waiting.text', {
        slot: order.slot,
        city: order.city,
        amount: format.vnd(order.amount),
        until: format.date(order.dueAt, 'deadline'),
      })}
    </ToPay>
  );
}
