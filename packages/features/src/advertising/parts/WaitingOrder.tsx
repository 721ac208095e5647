import { type AdOrder, cancelAdOrder } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ToPay } from './ToPay.tsx';
import { usePlaces, usePlan } from './usePlan.ts';

/** An order that holds its places: pay it, or let it go. */
export function WaitingOrder({ order }: { order: AdOrder }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const plan = usePlan();
  const places = usePlaces();
  const cancel = useSend(cancelAdOrder, { about: order.id });
  const { number, groupId: id, method: payType } = order;
  return (
    <ToPay
      title={text('ad.waiting.title', { number })}
      href={paths.payment.to(language, { type: 'ad', id, payType })}
      onDrop={() => cancel.send({ id: order.id })}
    >
      {text('ad.waiting.text', {
        plan: plan(order.plan),
        places: places(order.places),
        until: format.date(order.dueAt, 'deadline'),
      })}
    </ToPay>
  );
}
