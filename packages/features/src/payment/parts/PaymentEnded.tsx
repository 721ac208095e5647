import type { Payment } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useOpen } from '../../shared/routing/open-routes.ts';
import { PaidItems } from './PaidItems.tsx';
import { StateNotices } from './StateNotices.tsx';

const drawings = { paid: 'parcel', 'on-delivery': 'parcel', cancelled: 'door' } as const;

type EndState = keyof typeof drawings;

export const isEnded = (state: Payment['state']): state is EndState =>
  Object.hasOwn(drawings, state);

/** Nothing is to be paid any more: why, and the ways on. */
export function PaymentEnded({ payment, state }: { payment: Payment; state: EndState }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const open = useOpen();
  const ofDesigns = payment.purpose === 'design';
  const orders = open(
    ofDesigns
      ? paths.orderByStatus.to(language, {
          status: state === 'cancelled' ? 'design-cancel' : 'design-paid',
        })
      : paths.orders.to(language),
  );
  const shop = open((ofDesigns ? paths.interiorDesign : paths.shop).to(language));
  const amount = format.vnd(payment.total);
  return (
    <>
      <StateNotices payment={payment} />
      <EmptyState
        size="section"
        level={2}
        drawing={drawings[state]}
        title={text(`payment.${state}.title`)}
        text={
          state === 'cancelled'
            ? text('payment.cancelled.text')
            : text(`payment.${state}.text`, { amount })
        }
        action={
          <>
            {orders ? (
              <ButtonLink variant="primary" href={orders}>
                {text(ofDesigns ? 'payment.go.designs' : 'payment.go.orders')}
              </ButtonLink>
            ) : null}
            {shop ? (
              <ButtonLink href={shop}>
                {text(ofDesigns ? 'payment.go.more-designs' : 'payment.go.shop')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {state === 'cancelled' ? null : <PaidItems goods={payment.goods} />}
    </>
  );
}
